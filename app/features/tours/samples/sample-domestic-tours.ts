import { dayByDay, faqOf, listOf, pickUpAt, picturesOf, type SampleTour } from "./sample-tour.ts";

export const domesticSamples: SampleTour[] = [
  {
    id: "ooty-kodaikanal-hills",
    title: "Ooty & Kodaikanal Hills",
    type: "domestic",
    summary:
      "Two hill towns in one unhurried round trip from Madurai: Kodaikanal's lake and cliff walks, then Ooty's gardens, tea slopes and toy train.",
    ...picturesOf("ooty-kodaikanal-hills"),
    price: "₹14,900",
    duration: "5 Days / 4 Nights",
    highlights: listOf(
      "Morning mist on Coaker's Walk, Kodaikanal",
      "Pillar Rocks and the pine forest",
      "Nilgiri toy train from Ooty to Coonoor",
      "Doddabetta, the highest peak of the Nilgiris at 2,637 m",
      "Government Botanical Garden, Ooty",
      "Tea factory visit and tasting at Coonoor",
    ),
    inclusions: listOf(
      "Four nights in 3-star hotels, twin sharing",
      "Daily breakfast and dinner",
      "Private vehicle with driver, from Madurai and back",
      "Toy train tickets, subject to availability",
      "Entry tickets for the places in the itinerary",
      "E-passes for Kodaikanal and the Nilgiris",
      "Toll, parking and driver's allowance",
    ),
    itinerary: dayByDay(
      {
        title: "Madurai to Kodaikanal",
        description:
          "Leave Madurai at 7 AM and climb to Kodaikanal, 115 km and about three and a half hours, with a stop at Silver Cascade. Check in, rest, and walk around the lake in the evening.",
        name: "Senthil Kumar",
        stay: "3-star hotel near the lake, Kodaikanal",
        meals: "Dinner",
      },
      {
        title: "Kodaikanal on foot",
        description:
          "Coaker's Walk before the crowd, then Pillar Rocks, the pine forest and Bryant Park. After tea, the Kurinji Andavar temple with its view towards Palani.",
        name: "Senthil Kumar",
        stay: "3-star hotel near the lake, Kodaikanal",
        meals: "Breakfast and dinner",
      },
      {
        title: "Kodaikanal to Ooty",
        description:
          "A road day of about 250 km and seven hours, by way of Palani, Dharapuram and Mettupalayam. Lunch on the plains, and in Ooty before dark.",
        name: "Joseph Anand",
        stay: "3-star hotel, Ooty",
        meals: "Breakfast and dinner",
      },
      {
        title: "Ooty, Doddabetta and Coonoor",
        description:
          "Doddabetta early, while the sky is clear, then the Botanical Garden. In the afternoon, the toy train to Coonoor, Sim's Park and a tea factory.",
        name: "Joseph Anand",
        stay: "3-star hotel, Ooty",
        meals: "Breakfast and dinner",
      },
      {
        title: "Ooty to Madurai",
        description:
          "Breakfast and a last round of the market for varkey and eucalyptus oil. Drive down the ghat and home through Coimbatore and Dindigul, about 300 km.",
        name: "Joseph Anand",
        meals: "Breakfast",
      },
    ),
    starts_from: "Madurai",
    price_basis: "On twin sharing, for at least 4 travelling together",
    child_price: "₹9,800 (5-11 years, no extra bed)",
    single_supplement: "₹4,600",
    exclusions: listOf(
      "Lunches, and breakfast on the first day",
      "Boating and pony rides at the lakes",
      "Camera fees and tips",
      "Travel from your town to Madurai",
    ),
    best_months: [3, 4, 5, 6, 9, 10],
    themes: ["Honeymoon", "With children", "Deepavali holidays"],
    group_size: "10-20 travellers, or private on request",
    pace: "Easy, with one long road day",
    pickup_points: pickUpAt(
      ["Madurai Junction, main entrance", "6:40 AM"],
      ["Arappalayam bus stand, Madurai", "7:00 AM"],
    ),
    documents:
      "A photo identity card of every adult, and a proof of age for children. Both hills ask for an e-pass for each vehicle: send us the names and a mobile number, and we apply for it.",
    questions: faqOf(
      [
        "Are toy train seats certain?",
        "No. We book as soon as the railway opens its list. If no seats are left, we drive to Coonoor along the same valley.",
      ],
      [
        "How cold does it get?",
        "Nights are about 10 to 14 °C for most of the year and can fall below 5 °C in December and January. Bring a sweater and closed shoes.",
      ],
      [
        "My mother feels sick on hairpin bends. What helps?",
        "A seat in front, a light breakfast and a halt whenever you ask. The driver takes the ghat roads slowly.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Meenakshi Sundaram",
        date: "2025-05-18",
        rating: 5,
        comment:
          "We went with two children and my parents. The e-passes were ready before we left and nobody had to stand in any queue.",
      },
      {
        name: "Farhana Begum",
        date: "2025-01-09",
        rating: 4,
        comment:
          "Kodaikanal was lovely and the hotel was clean. The drive to Ooty is long, so carry a pillow.",
      },
      {
        name: "Arun Prakash",
        date: "2024-10-21",
        rating: 5,
        comment:
          "The toy train seats were booked on the correct side for the view. Small things like that made our trip.",
      },
    ],
  },
  {
    id: "kerala-backwaters",
    title: "Kerala Backwaters, Munnar & Thekkady",
    type: "domestic",
    summary:
      "Tea country at Munnar, a boat on Periyar lake, a night on an Alappuzha houseboat and the old lanes of Fort Kochi, by road from Madurai.",
    ...picturesOf("kerala-backwaters"),
    price: "₹18,500",
    duration: "6 Days / 5 Nights",
    highlights: listOf(
      "A night on a private kettuvallam houseboat",
      "Tea slopes of Munnar and the tea museum",
      "Boat ride on Periyar lake, Thekkady",
      "Spice garden walk with a grower",
      "Kathakali performance in the evening",
      "Chinese fishing nets and the old lanes of Fort Kochi",
    ),
    inclusions: listOf(
      "Four nights in 3-star hotels, twin sharing",
      "One night on an air-conditioned houseboat with all meals",
      "Daily breakfast, and dinner at Munnar and Thekkady",
      "Private vehicle with driver, from Madurai and back",
      "Periyar boat tickets and Kathakali seats",
      "Entry tickets for the places in the itinerary",
      "Inter-state permit, toll and parking",
    ),
    itinerary: dayByDay(
      {
        title: "Madurai to Munnar",
        description:
          "Drive 155 km through Theni and up the hairpin bends from Bodinayakanur. Reach Munnar by lunch and stroll through the tea slopes at Lockhart Gap.",
        name: "Biju Thomas",
        stay: "3-star hotel, Munnar",
        meals: "Dinner",
      },
      {
        title: "Munnar",
        description:
          "Eravikulam National Park for the Nilgiri tahr, then the tea museum, Mattupetty dam and Echo Point. The park closes for calving from February to March, when we visit Top Station instead.",
        name: "Biju Thomas",
        stay: "3-star hotel, Munnar",
        meals: "Breakfast and dinner",
      },
      {
        title: "Munnar to Thekkady",
        description:
          "A three-hour drive through cardamom estates. Walk a spice garden in the afternoon and watch Kathakali in the evening.",
        name: "Biju Thomas",
        stay: "3-star hotel, Thekkady",
        meals: "Breakfast and dinner",
      },
      {
        title: "Thekkady to Alappuzha",
        description:
          "Morning boat on Periyar lake, then 140 km down to the coast. Board your houseboat in the afternoon and drift past paddy fields and coir villages until sunset.",
        name: "Rajeev Nair",
        stay: "Private air-conditioned houseboat, Alappuzha",
        meals: "Breakfast, tea and dinner on board",
      },
      {
        title: "Alappuzha to Fort Kochi",
        description:
          "Breakfast on board and an hour's drive north along the coast. Mattancherry Palace, the spice market, and the Chinese fishing nets at dusk.",
        name: "Rajeev Nair",
        stay: "3-star hotel, Fort Kochi",
        meals: "Breakfast on board",
      },
      {
        title: "Kochi to Madurai",
        description:
          "Leave after breakfast and drive home by Muvattupuzha and Theni, about 270 km and eight hours with a stop for lunch.",
        name: "Biju Thomas",
        meals: "Breakfast",
      },
    ),
    starts_from: "Madurai",
    price_basis: "On twin sharing, for at least 4 travelling together",
    child_price: "₹12,200 (5-11 years, no extra bed)",
    single_supplement: "₹6,800",
    exclusions: listOf(
      "Lunches, and dinner at Fort Kochi",
      "Breakfast on the first day",
      "Ayurvedic massage and canoe rides",
      "Camera fees and tips",
    ),
    best_months: [1, 2, 9, 10, 11, 12],
    themes: ["Honeymoon", "With children"],
    group_size: "10-20 travellers, or private on request",
    pace: "Relaxed, with two drives of half a day",
    pickup_points: pickUpAt(
      ["Madurai Junction, main entrance", "6:30 AM"],
      ["Theni bus stand", "8:15 AM"],
    ),
    documents:
      "A photo identity card of every adult: hotels, the houseboat and the Periyar boat ask for it. A proof of age for children.",
    questions: faqOf(
      [
        "Do we share the houseboat?",
        "No. Your party has a boat of its own, with its cook. It stands still at night, as the rules ask, and the air conditioning runs from evening to morning.",
      ],
      [
        "What happens when it rains?",
        "Kerala is green because of its rain. We change the order of the places, and only a warning of the district stops the boats. Then you get another night at a hotel by the water.",
      ],
      [
        "Will we see elephants at Periyar?",
        "Often by the shore in the dry months, but they are wild and nobody can promise them. The first boat of the morning has the best chance, so we book that one.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Karthika Rajendran",
        date: "2026-01-14",
        rating: 5,
        comment:
          "The houseboat was the best night of our year. The cook made karimeen for us and plain curd rice for my mother.",
      },
      {
        name: "Balamurugan S.",
        date: "2025-09-02",
        rating: 5,
        comment:
          "Our guide Biju knew every tea stall on the road. Timings were as promised on all six days.",
      },
      {
        name: "Stella Mary",
        date: "2025-06-27",
        rating: 4,
        comment:
          "It rained for two days at Munnar, and they changed the order of places so that we missed nothing.",
      },
      {
        name: "Iqbal Ahamed",
        date: "2024-12-30",
        rating: 4,
        comment: "Good hotels and honest pricing. We would have liked one more hour at Fort Kochi.",
      },
    ],
  },
  {
    id: "golden-triangle",
    title: "Golden Triangle: Delhi, Agra & Jaipur",
    type: "domestic",
    summary:
      "Old and New Delhi, the Taj Mahal at sunrise and the pink city of Jaipur, with flights from Chennai and a Tamil-speaking tour manager.",
    ...picturesOf("golden-triangle"),
    price: "₹32,500",
    duration: "6 Days / 5 Nights",
    highlights: listOf(
      "Taj Mahal at sunrise",
      "Red Fort, Qutub Minar and Humayun's Tomb",
      "Agra Fort, and the Taj across the river from Mehtab Bagh",
      "Fatehpur Sikri on the road to Jaipur",
      "Amber Fort, Hawa Mahal and Jantar Mantar",
      "South Indian dinner on three evenings",
    ),
    inclusions: listOf(
      "Return flights from Chennai",
      "Five nights in 3-star hotels, twin sharing",
      "Daily breakfast and dinner",
      "Air-conditioned vehicle for all transfers and sightseeing",
      "Monument tickets and local licensed guides",
      "Tamil-speaking tour manager",
      "Toll, parking and state taxes",
    ),
    itinerary: dayByDay(
      {
        title: "Chennai to Delhi",
        description:
          "Morning flight to Delhi. Check in, rest, and drive past Rashtrapati Bhavan and Kartavya Path to India Gate when the lamps are lit.",
        name: "Ravichandran",
        stay: "3-star hotel, New Delhi",
        meals: "Dinner",
      },
      {
        title: "Old and New Delhi",
        description:
          "Red Fort, Jama Masjid and Raj Ghat in the morning; Humayun's Tomb and Qutub Minar after lunch. The evening is free for Karol Bagh.",
        name: "Naveen Sharma",
        stay: "3-star hotel, New Delhi",
        meals: "Breakfast and dinner",
      },
      {
        title: "Delhi to Agra",
        description:
          "230 km by the Yamuna Expressway, about four hours. Agra Fort in the afternoon and the Taj from Mehtab Bagh at sunset.",
        name: "Imran Qureshi",
        stay: "3-star hotel, Agra",
        meals: "Breakfast and dinner",
      },
      {
        title: "The Taj, then Jaipur",
        description:
          "At the gate before sunrise. The Taj is closed on Fridays, and our departure dates avoid them. Later, Fatehpur Sikri and on to Jaipur, about 240 km in all.",
        name: "Imran Qureshi",
        stay: "3-star hotel, Jaipur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Jaipur",
        description:
          "Amber Fort early, a photo stop at Jal Mahal, then the City Palace, Jantar Mantar and Hawa Mahal. Shopping time at Johari Bazaar.",
        name: "Mahendra Singh",
        stay: "3-star hotel, Jaipur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Jaipur to Chennai",
        description:
          "A quiet morning at Albert Hall and Bapu Bazaar, then the flight home. We arrange the night train from Chennai on request.",
        name: "Ravichandran",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹27,900 (2-11 years, no extra bed)",
    single_supplement: "₹9,500",
    exclusions: listOf(
      "Lunches, and meals on the flights",
      "Travel from your town to Chennai",
      "Elephant, camel and jeep rides",
      "Camera fees and tips",
    ),
    best_months: [1, 2, 3, 10, 11, 12],
    themes: ["Christmas and New Year"],
    group_size: "10-20 travellers, or private on request",
    pace: "Moderate, with much walking in the forts",
    pickup_points: pickUpAt(
      ["Chennai airport, domestic departures", "Two hours before the flight"],
      ["Egmore station, Chennai, for those who come by night train", "On request"],
    ),
    documents:
      "The photo identity card with the name under which the flight is booked. The Taj Mahal checks bags at the gate: no food, no tripods, no large bags.",
    questions: faqOf(
      [
        "Is the fog of winter a trouble?",
        "Sometimes, from the last week of December to the middle of January. Flights and the Taj at sunrise may be late, and we keep the day's order open for it.",
      ],
      [
        "Can my parents manage the walking?",
        "Most places are level. Amber and Agra Fort have ramps and steps, where a car goes up most of the way. Wheelchairs can be hired at the Taj Mahal.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Vasantha Kumari",
        date: "2025-11-16",
        rating: 5,
        comment:
          "At 64, I saw the Taj for the first time. Ravi sir walked at my pace and explained everything in Tamil.",
      },
      {
        name: "Dinesh Pandian",
        date: "2025-02-11",
        rating: 4,
        comment:
          "Well planned, and dosa on the third night was a nice surprise. Delhi traffic cost us one stop.",
      },
    ],
  },
  {
    id: "rajasthan-royal-forts",
    title: "Royal Forts of Rajasthan",
    type: "domestic",
    summary:
      "Amber, Mehrangarh, Kumbhalgarh and Chittorgarh: four great forts, two lakes and the Ranakpur temples, at a pace that leaves the evenings free.",
    ...picturesOf("rajasthan-royal-forts"),
    price: "₹46,500",
    duration: "8 Days / 7 Nights",
    highlights: listOf(
      "Amber Fort and the City Palace, Jaipur",
      "Brahma temple and the holy lake at Pushkar",
      "Mehrangarh above the blue lanes of Jodhpur",
      "The carved marble pillars of Ranakpur",
      "The 36 km fort wall of Kumbhalgarh",
      "Chittorgarh and its Tower of Victory",
      "Boat ride on Lake Pichola, Udaipur",
    ),
    inclusions: listOf(
      "Flights from Chennai to Jaipur and from Udaipur to Chennai",
      "Six nights in 3-star hotels and one in a heritage haveli, twin sharing",
      "Daily breakfast and dinner, vegetarian on request",
      "Air-conditioned vehicle with driver for all eight days",
      "Fort and palace tickets with local licensed guides",
      "Lake Pichola boat tickets",
      "Toll, parking and state taxes",
    ),
    itinerary: dayByDay(
      {
        title: "Chennai to Jaipur",
        description:
          "Fly to Jaipur and check in. In the evening, a drive past the lit front of Hawa Mahal and a Rajasthani thali.",
        name: "Mahendra Singh",
        stay: "3-star hotel, Jaipur",
        meals: "Dinner",
      },
      {
        title: "Jaipur",
        description:
          "Amber Fort in the cool of the morning, then the City Palace and Jantar Mantar. Sunset from Nahargarh, with the whole city below.",
        name: "Mahendra Singh",
        stay: "3-star hotel, Jaipur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Jaipur to Jodhpur by Pushkar",
        description:
          "Two and a half hours to Pushkar for the Brahma temple and the ghats, lunch there, and another four hours across to Jodhpur.",
        name: "Bhanwar Lal",
        stay: "3-star hotel, Jodhpur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Jodhpur",
        description:
          "Mehrangarh Fort and Jaswant Thada, a walk down through the blue lanes, and the clock tower market for spices and bandhani.",
        name: "Bhanwar Lal",
        stay: "3-star hotel, Jodhpur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Ranakpur and Kumbhalgarh",
        description:
          "160 km to the Jain temples of Ranakpur, which open to visitors at noon, then 50 km of forest road up to Kumbhalgarh. Night in a haveli.",
        name: "Bhanwar Lal",
        stay: "Heritage haveli, Kumbhalgarh",
        meals: "Breakfast and dinner",
      },
      {
        title: "Kumbhalgarh to Udaipur",
        description:
          "Walk the fort wall after breakfast and drive 85 km to Udaipur. Folk dance at Bagore ki Haveli in the evening.",
        name: "Laxman Mewara",
        stay: "3-star hotel, Udaipur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Chittorgarh and Lake Pichola",
        description:
          "A day trip of 115 km each way to Chittorgarh, its Tower of Victory and Padmini's palace. Back in time for the sunset boat on the lake.",
        name: "Laxman Mewara",
        stay: "3-star hotel, Udaipur",
        meals: "Breakfast and dinner",
      },
      {
        title: "Udaipur to Chennai",
        description:
          "The City Palace in the morning, then the flight to Chennai with one change on the way.",
        name: "Laxman Mewara",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹38,900 (2-11 years, no extra bed)",
    single_supplement: "₹14,000",
    exclusions: listOf(
      "Lunches, and meals on the flights",
      "Travel from your town to Chennai",
      "Camel rides and the ropeway at Udaipur",
      "Camera fees and tips",
    ),
    best_months: [1, 2, 3, 10, 11, 12],
    themes: ["Christmas and New Year"],
    group_size: "10-20 travellers, or private on request",
    pace: "Moderate, with free evenings",
    pickup_points: pickUpAt([
      "Chennai airport, domestic departures",
      "Two hours before the flight",
    ]),
    documents:
      "The photo identity card with the name under which the flights are booked. Shoulders and knees are covered in the temples of Ranakpur, and leather stays outside.",
    questions: faqOf(
      [
        "How many steps do the forts have?",
        "Mehrangarh has a lift, and cars go up to Amber and Chittorgarh. The wall of Kumbhalgarh is steep: those who do not climb wait in the shade below.",
      ],
      [
        "Is it cold at night?",
        "From December to February, yes: 6 to 12 °C after sunset, and warm at noon. Bring layers.",
      ],
    ),
    featured: false,
    reviews: [],
  },
  {
    id: "himalayan-valleys",
    title: "Himalayan Valleys: Shimla, Manali & Sissu",
    type: "domestic",
    summary:
      "Cedar forests, snow and river valleys in Himachal Pradesh, with a day through the Atal Tunnel to Sissu. Flights from Chennai to Chandigarh.",
    ...picturesOf("himalayan-valleys"),
    price: "₹39,900",
    duration: "8 Days / 7 Nights",
    highlights: listOf(
      "The Ridge and Mall Road, Shimla",
      "Snow views at Kufri and Solang",
      "Hadimba Devi temple in the cedars of Manali",
      "Through the 9 km Atal Tunnel to Sissu in Lahaul",
      "Naggar Castle and the Kullu shawl weavers",
      "Rock Garden and Sukhna Lake, Chandigarh",
    ),
    inclusions: listOf(
      "Return flights from Chennai to Chandigarh",
      "Seven nights in 3-star hotels with heating in winter, twin sharing",
      "Daily breakfast and dinner",
      "Private vehicle with a driver from the region",
      "Local vehicle for the Solang and Sissu day",
      "Tour manager from Chennai for groups of 10 or more",
      "Toll, parking and green tax",
    ),
    itinerary: dayByDay(
      {
        title: "Chennai to Shimla",
        description:
          "Morning flight to Chandigarh and 115 km up to Shimla, about four hours. The evening is for rest and for getting used to the height.",
        name: "Suresh Thakur",
        stay: "3-star hotel, Shimla",
        meals: "Dinner",
      },
      {
        title: "Shimla and Kufri",
        description:
          "Kufri in the morning, 16 km away, then Jakhu temple by ropeway. A slow evening on the Ridge and Mall Road.",
        name: "Suresh Thakur",
        stay: "3-star hotel, Shimla",
        meals: "Breakfast and dinner",
      },
      {
        title: "Shimla to Manali",
        description:
          "The long drive of the tour, about 250 km and eight hours, beside the Beas for the second half. Tea at Pandoh and dinner in Manali.",
        name: "Suresh Thakur",
        stay: "3-star hotel, Manali",
        meals: "Breakfast and dinner",
      },
      {
        title: "Manali",
        description:
          "Hadimba Devi temple, the Manu temple in old Manali and the hot springs of Vashisht. The afternoon is left free for the market.",
        name: "Tenzin Dorje",
        stay: "3-star hotel, Manali",
        meals: "Breakfast and dinner",
      },
      {
        title: "Solang and Sissu",
        description:
          "Ropeway and snow play at Solang, then through the Atal Tunnel to Sissu and its waterfall. If the road is closed by snow, we spend the day at Solang.",
        name: "Tenzin Dorje",
        stay: "3-star hotel, Manali",
        meals: "Breakfast and dinner",
      },
      {
        title: "Naggar and Kullu",
        description:
          "Naggar Castle and the Roerich gallery, then the weavers of Kullu. Back by the left bank road through apple orchards.",
        name: "Tenzin Dorje",
        stay: "3-star hotel, Manali",
        meals: "Breakfast and dinner",
      },
      {
        title: "Manali to Chandigarh",
        description:
          "Down the Beas valley and out on the plains, about 300 km and eight hours. Night in Chandigarh.",
        name: "Suresh Thakur",
        stay: "3-star hotel, Chandigarh",
        meals: "Breakfast and dinner",
      },
      {
        title: "Chandigarh to Chennai",
        description:
          "Rock Garden and Sukhna Lake in the morning, and the afternoon flight to Chennai.",
        name: "Suresh Thakur",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹33,500 (2-11 years, no extra bed)",
    single_supplement: "₹11,500",
    exclusions: listOf(
      "Lunches, and meals on the flights",
      "Travel from your town to Chennai",
      "Entry and ropeway tickets, pony and snow scooter rides",
      "Snow suits and boots on hire",
      "Tips",
    ),
    best_months: [3, 4, 5, 6, 9, 10],
    themes: ["Honeymoon"],
    group_size: "10-20 travellers, or private on request",
    pace: "Moderate, with two road days of eight hours",
    pickup_points: pickUpAt([
      "Chennai airport, domestic departures",
      "Two hours before the flight",
    ]),
    documents:
      "The photo identity card with the name under which the flights are booked. Ask your doctor before you travel if you have a weak heart or asthma: Sissu is at 3,100 m.",
    questions: faqOf(
      [
        "When is there snow?",
        "In Manali itself from late December to February. At Solang and Sissu it often lies until April. In May and June you see it on the peaks.",
      ],
      [
        "Do you go up to Rohtang Pass?",
        "Not in this tour. The pass needs a permit for each vehicle and is shut in winter. The Atal Tunnel goes below it and leads to Sissu in every season, unless fresh snow closes the road.",
      ],
      [
        "What if the rains close the road?",
        "In July and August landslides can. Our driver knows the other ways, and when none is safe we stay a night more where we are and shorten Chandigarh.",
      ],
    ),
    featured: false,
    reviews: [],
  },
  {
    id: "rameswaram-pamban",
    title: "Rameswaram & Pamban Bridge",
    type: "domestic",
    summary:
      "The great corridors of Ramanathaswamy temple, the 22 theerthams, Pamban bridge and the empty shore of Dhanushkodi, two hours from Paramakudi.",
    ...picturesOf("rameswaram-pamban"),
    price: "₹4,900",
    duration: "2 Days / 1 Night",
    highlights: listOf(
      "Ramanathaswamy temple and its thousand-pillar corridor",
      "Holy bath at Agni Theertham and the 22 theerthams",
      "Pamban road bridge, with the new rail bridge beside it",
      "Dhanushkodi and Arichal Munai, where two seas meet",
      "Dr. A.P.J. Abdul Kalam Memorial",
    ),
    inclusions: listOf(
      "One night in an air-conditioned hotel near the temple, twin sharing",
      "Breakfast on both days and one vegetarian dinner",
      "Vehicle with driver, from Paramakudi or Madurai and back",
      "Theertham tickets and help in the temple",
      "Local guide on both days",
      "Toll, parking and driver's allowance",
    ),
    itinerary: dayByDay(
      {
        title: "Paramakudi to Rameswaram and Dhanushkodi",
        description:
          "Leave Madurai at 6 AM or Paramakudi at 7:30 AM; Rameswaram is 95 km from Paramakudi. A halt on Pamban bridge, the Kalam Memorial, and Dhanushkodi in the afternoon before the road closes for the evening.",
        name: "Kathiresan",
        stay: "Air-conditioned hotel near the temple, Rameswaram",
        meals: "Breakfast and vegetarian dinner",
      },
      {
        title: "The temple, and home",
        description:
          "Spatika lingam darshan at 5 AM for those who wish, the sea bath, the 22 theerthams and the corridors. After lunch, Thiruppullani on the way back; Paramakudi by 6 PM.",
        name: "Kathiresan",
        meals: "Breakfast",
      },
    ),
    starts_from: "Paramakudi",
    price_basis: "On twin sharing, for at least 4 travelling together",
    child_price: "₹3,200 (5-11 years, no extra bed)",
    single_supplement: "₹1,500",
    exclusions: listOf(
      "Lunches",
      "Special pooja and homam at the temple",
      "Glass-bottom boat rides",
      "Tips",
    ),
    best_months: [1, 2, 3, 7, 8, 9],
    themes: ["Pilgrimage"],
    group_size: "10-20 travellers, or private on request",
    pace: "Easy, with two hours on wet stone",
    pickup_points: pickUpAt(
      ["Madurai Junction, main entrance", "6:00 AM"],
      ["Paramakudi bus stand", "7:30 AM"],
      ["Ramanathapuram new bus stand", "8:15 AM"],
    ),
    documents:
      "Any photo identity card for the hotel. Bring two sets of clothes for the baths; men wear a dhoti or trousers in the temple, women a sari, half-sari or chudidar.",
    questions: faqOf(
      [
        "Do we have to take all 22 theerthams?",
        "No. You may take as many as you like, or watch from the corridor. We leave out the baths on the days of a great crowd, such as Aadi and Thai Amavasai, if you wish.",
      ],
      [
        "Can we go to Dhanushkodi by our vehicle?",
        "Yes, the road goes to Arichal Munai. The police close it in the late afternoon and in rough weather, so we go there on the first day after lunch.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Lakshmi Narayanan",
        date: "2026-02-17",
        rating: 5,
        comment:
          "They took care of the theertham tickets and dry clothes for my father. We finished the darshan without any strain.",
      },
      {
        name: "Shobana Devi",
        date: "2025-08-04",
        rating: 5,
        comment:
          "Dhanushkodi in the afternoon light is something else. The guide told us the story of the 1964 cyclone.",
      },
      {
        name: "Prabhu Raj",
        date: "2024-08-09",
        rating: 4,
        comment:
          "A good weekend trip. Aadi Amavasai crowd was heavy, but they had warned us before.",
      },
    ],
  },
  {
    id: "madurai-temple-trail",
    title: "Madurai Temple Trail with Chettinad & Thanjavur",
    type: "domestic",
    summary:
      "Meenakshi Amman temple by day and night, the older shrines around the city, a Chettinad mansion stay and the Big Temple of Thanjavur.",
    ...picturesOf("madurai-temple-trail"),
    price: "₹11,800",
    duration: "4 Days / 3 Nights",
    highlights: listOf(
      "Meenakshi Amman temple and the night ceremony",
      "Thirumalai Nayakkar Mahal",
      "Azhagar Kovil and Thiruparankundram",
      "A night in a restored Chettinad mansion",
      "Athangudi tile makers at work",
      "Brihadisvara temple, Thanjavur, a thousand years old",
    ),
    inclusions: listOf(
      "Two nights in a 3-star hotel at Madurai, twin sharing",
      "One night in a heritage house near Karaikudi",
      "Daily breakfast and one Chettinad dinner",
      "Air-conditioned vehicle with driver",
      "Special entry tickets at the temples, where sold",
      "Local guides at Madurai, Chettinad and Thanjavur",
      "Toll, parking and driver's allowance",
    ),
    itinerary: dayByDay(
      {
        title: "Madurai",
        description:
          "Pick-up at Paramakudi, 75 km away, or from any address in Madurai. Thirumalai Nayakkar Mahal in the afternoon, then Meenakshi Amman temple until the night ceremony.",
        name: "Chockalingam",
        stay: "3-star hotel, Madurai",
        meals: "On your own",
      },
      {
        title: "Around Madurai",
        description:
          "Azhagar Kovil and Pazhamudircholai, 21 km north, before the sun is high. Gandhi Memorial Museum after lunch and Thiruparankundram in the evening. Jigarthanda on the way back.",
        name: "Chockalingam",
        stay: "3-star hotel, Madurai",
        meals: "Breakfast",
      },
      {
        title: "Madurai to Chettinad",
        description:
          "The cave temple of Pillaiyarpatti, then the mansions of Kanadukathan and a tile workshop at Athangudi. Dinner on a banana leaf in the house where you stay.",
        name: "Valliammai Annamalai",
        stay: "Heritage house near Karaikudi",
        meals: "Breakfast and a Chettinad dinner",
      },
      {
        title: "Thanjavur, and home",
        description:
          "Leave by 7 AM for Thanjavur, 100 km. Brihadisvara temple before its midday closing, then the palace and Saraswathi Mahal Library. Back in Madurai by 8 PM, about 190 km.",
        name: "Elangovan",
        meals: "Breakfast",
      },
    ),
    starts_from: "Madurai",
    price_basis: "On twin sharing, for at least 4 travelling together",
    child_price: "₹7,900 (5-11 years, no extra bed)",
    single_supplement: "₹4,200",
    exclusions: listOf(
      "Lunches, and dinners at Madurai",
      "Camera and mobile lockers at the temples",
      "Special poojas and archanai",
      "Tips",
    ),
    best_months: [1, 2, 3, 8, 9, 12],
    themes: ["Pilgrimage", "Pongal", "Navaratri"],
    group_size: "10-20 travellers, or private on request",
    pace: "Easy, with a long last day",
    pickup_points: pickUpAt(
      ["Paramakudi bus stand", "11:00 AM"],
      ["Madurai Junction, main entrance", "1:00 PM"],
      ["Madurai airport", "On request"],
    ),
    documents:
      "Any photo identity card for the hotels. In the temples no shorts and no sleeveless tops; mobiles stay in the lockers outside the Meenakshi Amman temple.",
    questions: faqOf(
      [
        "Can people of other faiths come along?",
        "Yes. In most temples they may walk through the corridors and halls, but not enter the sanctum. The guide tells you where the border is.",
      ],
      [
        "Is the night ceremony every day?",
        "Yes, at about 9 PM, when Sundareswarar is carried to Meenakshi's chamber. On days of a festival it may change or be left out.",
      ],
    ),
    featured: false,
    reviews: [
      {
        name: "Revathi Shanmugam",
        date: "2025-12-08",
        rating: 5,
        comment:
          "I have lived near Madurai all my life and still learnt something at every stop. The Chettinad house was spotless.",
      },
      {
        name: "Antony Raj",
        date: "2025-03-19",
        rating: 4,
        comment:
          "A very good guide in Thanjavur. The last day is long, so keep the next morning free.",
      },
    ],
  },
  {
    id: "kanyakumari-sunrise",
    title: "Kanyakumari Sunrise & Tiruchendur",
    type: "domestic",
    summary:
      "Murugan's seaside temple at Tiruchendur, sunrise where three seas meet, Vivekananda Rock and the wooden palace of Padmanabhapuram.",
    ...picturesOf("kanyakumari-sunrise"),
    price: "₹7,900",
    duration: "3 Days / 2 Nights",
    highlights: listOf(
      "Sunrise and sunset over the sea from the same town",
      "Ferry to Vivekananda Rock Memorial",
      "Glass bridge to the 133-foot Thiruvalluvar statue",
      "Subramanya Swamy temple on the shore at Tiruchendur",
      "Suchindram temple and its musical pillars",
      "Padmanabhapuram Palace",
    ),
    inclusions: listOf(
      "Two nights in a sea-facing 3-star hotel, twin sharing",
      "Daily breakfast and one dinner",
      "Vehicle with driver, from Paramakudi or Madurai and back",
      "Ferry and glass bridge tickets",
      "Entry tickets for the places in the itinerary",
      "Local guide at Kanyakumari",
      "Toll, parking and driver's allowance",
    ),
    itinerary: dayByDay(
      {
        title: "Paramakudi to Kanyakumari by Tiruchendur",
        description:
          "Leave at 6 AM by the Thoothukudi road and reach Tiruchendur, about 180 km, by late morning. After darshan and lunch, 90 km along the coast to Kanyakumari for the sunset.",
        name: "Isakki Muthu",
        stay: "Sea-facing 3-star hotel, Kanyakumari",
        meals: "Dinner",
      },
      {
        title: "Kanyakumari",
        description:
          "Sunrise from the shore, then the ferry to Vivekananda Rock and the glass bridge to Thiruvalluvar. Kumari Amman temple, Suchindram and Vattakottai fort in the afternoon.",
        name: "Jerald Xavier",
        stay: "Sea-facing 3-star hotel, Kanyakumari",
        meals: "Breakfast",
      },
      {
        title: "Padmanabhapuram, and home",
        description:
          "The wooden palace in the morning; it is closed on Mondays, when we visit Nagercoil's Nagaraja temple instead. Nellaiappar temple and halwa at Tirunelveli, and home by 9 PM.",
        name: "Jerald Xavier",
        meals: "Breakfast",
      },
    ),
    starts_from: "Paramakudi",
    price_basis: "On twin sharing, for at least 4 travelling together",
    child_price: "₹5,200 (5-11 years, no extra bed)",
    single_supplement: "₹2,800",
    exclusions: listOf(
      "Lunches, breakfast on the first day and dinner on the second",
      "Special darshan and poojas",
      "Camera fees and tips",
    ),
    best_months: [1, 2, 3, 9, 10, 12],
    themes: ["With children"],
    group_size: "10-20 travellers, or private on request",
    pace: "Easy, with early mornings",
    pickup_points: pickUpAt(
      ["Mattuthavani bus stand, Madurai", "4:30 AM"],
      ["Paramakudi bus stand", "6:00 AM"],
      ["Thoothukudi, on the road", "8:45 AM"],
    ),
    documents:
      "Any photo identity card for the hotel and the ferry. Men take off the shirt in the temples of Tiruchendur and Suchindram.",
    questions: faqOf(
      [
        "What if the ferry does not sail?",
        "In rough sea it stops for some hours or a day. We try again on the third morning, and you see both from the shore in any case.",
      ],
      [
        "Are sunrise and sunset certain?",
        "They need a clear sky. From October to the middle of December clouds are common; the hotel calls you at 5:15 AM only when it is worth getting up.",
      ],
    ),
    featured: false,
    reviews: [],
  },
];
