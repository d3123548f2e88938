import { dayByDay, faqOf, listOf, pickUpAt, picturesOf, type SampleTour } from "./sample-tour.ts";

export const internationalSamples: SampleTour[] = [
  {
    id: "singapore-city-lights",
    title: "Singapore City Lights",
    type: "international",
    summary:
      "Gardens by the Bay after dark, Sentosa, Universal Studios and the Night Safari: an easy first trip abroad for families, from Chennai.",
    ...picturesOf("singapore-city-lights"),
    price: "₹74,500",
    duration: "5 Days / 4 Nights",
    highlights: listOf(
      "Gardens by the Bay and the Supertree light show",
      "Marina Bay Sands SkyPark at dusk",
      "Sentosa by cable car",
      "A full day at Universal Studios Singapore",
      "Night Safari at Mandai",
      "Little India and Sri Veeramakaliamman temple",
    ),
    inclusions: listOf(
      "Return flights from Chennai with 20 kg baggage",
      "Four nights in a 4-star hotel near Little India, twin sharing",
      "Daily breakfast and four Indian dinners",
      "Singapore e-visa fee and arrival card",
      "All transfers and sightseeing by air-conditioned coach",
      "Entry tickets for the places in the itinerary",
      "Tour manager from Chennai for groups of 10 or more",
      "Travel insurance up to the age of 60",
    ),
    itinerary: dayByDay(
      {
        title: "Arrive in Singapore",
        description:
          "The overnight flight from Chennai takes a little over four hours. Rest at the hotel, then the cooled gardens and the Supertree light show at Gardens by the Bay.",
        name: "Magesh Arumugam",
        stay: "4-star hotel near Little India, Singapore",
        meals: "Indian dinner",
      },
      {
        title: "The city",
        description:
          "Merlion Park, Chinatown, and Little India with Sri Veeramakaliamman temple. At dusk, up to the SkyPark of Marina Bay Sands to see the lights come on.",
        name: "Magesh Arumugam",
        stay: "4-star hotel near Little India, Singapore",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Sentosa",
        description:
          "Across by cable car, then the aquarium, the luge track and the beach. The evening ends with the light and water show by the sea.",
        name: "Priscilla Tan",
        stay: "4-star hotel near Little India, Singapore",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Universal Studios and Night Safari",
        description:
          "The whole day at Universal Studios, with park map and timings given the evening before. After dinner, the tram through the Night Safari.",
        name: "Priscilla Tan",
        stay: "4-star hotel near Little India, Singapore",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Jewel Changi, and home",
        description:
          "A free morning at Mustafa Centre, then the indoor waterfall at Jewel Changi before the flight to Chennai.",
        name: "Magesh Arumugam",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹61,500 (2-11 years, no extra bed)",
    single_supplement: "₹26,000",
    exclusions: listOf(
      "Lunches, and breakfast on the day of arrival",
      "Express passes and food at Universal Studios",
      "Insurance above the age of 60",
      "Tips and shopping",
    ),
    best_months: [2, 3, 4, 6, 7, 8],
    themes: ["With children", "Deepavali holidays"],
    group_size: "10-20 travellers, or private on request",
    pace: "Moderate, with one day from morning to midnight",
    pickup_points: pickUpAt([
      "Chennai airport, international departures",
      "Three hours before the flight, on the evening before day 1",
    ]),
    documents:
      "A passport valid for at least six months from the date of travel, and two recent photographs. Indian passport holders need a visa, for which we apply online with your bank statement and employment letter; it usually takes a week. The arrival card is filled in during the last three days before the flight. Visa rules change: we confirm them when you book, and the decision rests with Singapore.",
    questions: faqOf(
      [
        "Is vegetarian food easy to find?",
        "Very easy: the hotel is near Little India. Tell us about Jain or halal food when you book, and the dinners follow it.",
      ],
      [
        "May we take chewing gum or medicines?",
        "No chewing gum. Carry medicines in their packing with the prescription; some need an approval, so send us their names before.",
      ],
      [
        "From which age do children enjoy Universal Studios?",
        "The large rides ask for a height of 102 to 125 cm. There are shows and gentle rides for smaller children, and we can plan Bird Paradise instead.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Sathish & Nithya",
        date: "2026-01-29",
        rating: 5,
        comment:
          "Our first passport, first flight, first everything. Somebody from the office called us every evening to check.",
      },
      {
        name: "Abdul Rahman",
        date: "2025-05-30",
        rating: 5,
        comment:
          "Halal food was arranged on all days without asking twice. The hotel was two minutes from the MRT.",
      },
      {
        name: "Chitra Venkatesan",
        date: "2024-11-12",
        rating: 4,
        comment:
          "The children loved Universal Studios. Day four is full from morning to midnight, so rest well on day three.",
      },
    ],
  },
  {
    id: "thailand-bangkok-pattaya",
    title: "Thailand: Bangkok & Pattaya",
    type: "international",
    summary:
      "Coral Island by speedboat, Nong Nooch garden, the golden temples of Bangkok and a dinner cruise on the Chao Phraya, with flights from Chennai.",
    ...picturesOf("thailand-bangkok-pattaya"),
    price: "₹48,900",
    duration: "6 Days / 5 Nights",
    highlights: listOf(
      "Coral Island by speedboat, with Indian lunch",
      "The carved teak Sanctuary of Truth",
      "Nong Nooch Tropical Garden",
      "Grand Palace and the Emerald Buddha",
      "Wat Arun on the river",
      "Dinner cruise on the Chao Phraya",
    ),
    inclusions: listOf(
      "Return flights from Chennai with 20 kg baggage",
      "Three nights at Pattaya and two at Bangkok in 3-star hotels, twin sharing",
      "Daily breakfast and four Indian dinners",
      "Thailand arrival card, filled in for you",
      "All transfers and sightseeing by air-conditioned coach",
      "Speedboat, garden, temple and cruise tickets",
      "English-speaking local guide",
    ),
    itinerary: dayByDay(
      {
        title: "Chennai to Pattaya",
        description:
          "Fly to Bangkok, about three and a half hours, and drive 150 km to Pattaya. A quiet evening on the beach road.",
        name: "Somchai Wattana",
        stay: "3-star hotel, Pattaya",
        meals: "Indian dinner",
      },
      {
        title: "Coral Island",
        description:
          "Speedboat to Coral Island for a morning of swimming, with parasailing for those who wish at their own cost. Indian lunch and a free evening.",
        name: "Somchai Wattana",
        stay: "3-star hotel, Pattaya",
        meals: "Breakfast, Indian lunch and Indian dinner",
      },
      {
        title: "Sanctuary of Truth and Nong Nooch",
        description:
          "The teak temple by the sea in the morning. After lunch, the gardens of Nong Nooch and the Thai cultural show.",
        name: "Somchai Wattana",
        stay: "3-star hotel, Pattaya",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Pattaya to Bangkok",
        description:
          "Drive to Bangkok and visit the Golden Buddha and the Reclining Buddha. Dinner on a river cruise past the lit temples.",
        name: "Kanya Srisai",
        stay: "3-star hotel, Bangkok",
        meals: "Breakfast and dinner on the cruise",
      },
      {
        title: "Bangkok",
        description:
          "Grand Palace early, in modest dress, then across the river to Wat Arun. The afternoon is for shopping at Pratunam.",
        name: "Kanya Srisai",
        stay: "3-star hotel, Bangkok",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Bangkok to Chennai",
        description:
          "Breakfast, a visit to the Brahma shrine at Erawan, and transfer to the airport for the flight home.",
        name: "Kanya Srisai",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹39,900 (2-11 years, no extra bed)",
    single_supplement: "₹15,500",
    exclusions: listOf(
      "Lunches, but for the one on Coral Island",
      "Parasailing and other water sports",
      "Travel insurance, which we can arrange",
      "Tips and shopping",
    ),
    best_months: [1, 2, 3, 11, 12],
    themes: [],
    group_size: "10-20 travellers, or private on request",
    pace: "Easy, with two early mornings",
    pickup_points: pickUpAt([
      "Chennai airport, international departures",
      "Three hours before the flight",
    ]),
    documents:
      "A passport valid for at least six months from the date of travel. Whether Indian passport holders need no visa, a visa on arrival or an e-visa has changed more than once: we confirm when you book, and a visa fee is extra where there is one. The digital arrival card is filled in during the last three days before the flight. Carry the return ticket, the hotel booking and some cash in baht.",
    questions: faqOf(
      [
        "Is this tour for families?",
        "Yes. There is no nightlife in the plan, and both hotels are in quiet side streets.",
      ],
      [
        "What do we wear at the Grand Palace?",
        "Shoulders and knees are covered, for men too. Wraps are sold at the gate, but the queue is long.",
      ],
    ),
    featured: false,
    reviews: [],
  },
  {
    id: "bali-island-retreat",
    title: "Bali Island Retreat",
    type: "international",
    summary:
      "Rice terraces and holy springs around Ubud, a day on Nusa Penida and sunset at Uluwatu: a calm six days for couples and small families.",
    ...picturesOf("bali-island-retreat"),
    price: "₹69,500",
    duration: "6 Days / 5 Nights",
    highlights: listOf(
      "Tegallalang rice terraces",
      "Tirta Empul holy spring temple",
      "Mount Batur seen from Kintamani",
      "Nusa Penida by fast boat",
      "Kecak dance at Uluwatu at sunset",
      "Tanah Lot, the temple in the sea",
    ),
    inclusions: listOf(
      "Return flights from Chennai with one change",
      "Two nights in an Ubud villa and three in a 4-star beach hotel, twin sharing",
      "Daily breakfast and three Indian dinners",
      "Visa on arrival fee and tourist levy",
      "Private car with driver for all sightseeing",
      "Fast boat, dance and entry tickets",
      "Travel insurance up to the age of 60",
    ),
    itinerary: dayByDay(
      {
        title: "Arrive in Bali",
        description:
          "Chennai to Denpasar with a change at Kuala Lumpur or Singapore. Your driver meets you outside arrivals for the drive to Ubud, about an hour and a half.",
        name: "I Wayan Sudarta",
        stay: "Villa, Ubud",
        meals: "Indian dinner",
      },
      {
        title: "Ubud",
        description:
          "Tegallalang terraces in the morning, then Ubud Palace with its carved split gates and the art market. A spa hour in the evening at the villa, at your own cost.",
        name: "I Wayan Sudarta",
        stay: "Villa, Ubud",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Holy springs and Kintamani",
        description:
          "Tirta Empul, where you may take the purification bath, and Mount Batur from Kintamani over lunch. Down to the beach hotel by evening.",
        name: "I Wayan Sudarta",
        stay: "4-star beach hotel",
        meals: "Breakfast",
      },
      {
        title: "Nusa Penida",
        description:
          "Fast boat from Sanur, about 45 minutes. Kelingking cliff, Broken Beach and Angel's Billabong, with lunch on the island. The island roads are rough; tell us if that worries you.",
        name: "Ni Made Ayu",
        stay: "4-star beach hotel",
        meals: "Breakfast and Indian dinner",
      },
      {
        title: "Uluwatu",
        description:
          "A free morning on the beach. In the afternoon, the cliff temple at Uluwatu and the Kecak dance, which tells the Ramayana, as the sun goes down.",
        name: "Ni Made Ayu",
        stay: "4-star beach hotel",
        meals: "Breakfast",
      },
      {
        title: "Tanah Lot, and home",
        description:
          "Tanah Lot in the morning, lunch on the way, and the afternoon flight to Chennai.",
        name: "I Wayan Sudarta",
        meals: "Breakfast",
      },
    ),
    starts_from: "Chennai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹57,900 (2-11 years, no extra bed)",
    single_supplement: "₹24,500",
    exclusions: listOf(
      "Lunches, and dinners on days 3 and 5",
      "Spa, water sports and swings",
      "Insurance above the age of 60",
      "Tips and shopping",
    ),
    best_months: [4, 5, 6, 7, 8, 9, 10],
    themes: ["Honeymoon"],
    group_size: "10-20 travellers, or private for 2-8",
    pace: "Relaxed, with one day on rough roads",
    pickup_points: pickUpAt([
      "Chennai airport, international departures",
      "Three hours before the flight",
    ]),
    documents:
      "A passport valid for at least six months from the date of travel, with two empty pages, and the return ticket. We apply for the visa on arrival and pay the tourist levy online, and fill in the arrival card with you. Rules for the visa on arrival and the e-visa change: we confirm them when you book.",
    questions: faqOf(
      [
        "Is the sea safe for swimming?",
        "At the beach hotel, yes. At Uluwatu and Nusa Penida the currents are strong, and nobody should go in.",
      ],
      [
        "Can we keep one hotel for all five nights?",
        "Yes, in Ubud or by the beach. The drives get longer by an hour or so on two days. The price stays nearly the same.",
      ],
    ),
    featured: true,
    reviews: [],
  },
  {
    id: "sri-lanka-coast",
    title: "Sri Lanka Coast & Tea Country",
    type: "international",
    summary:
      "A short flight from Madurai: the Temple of the Tooth at Kandy, tea estates at Nuwara Eliya, then palm beaches, Madu Ganga and Galle Fort.",
    ...picturesOf("sri-lanka-coast"),
    price: "₹45,900",
    duration: "6 Days / 5 Nights",
    highlights: listOf(
      "Temple of the Tooth, Kandy",
      "Tea estates and a factory at Nuwara Eliya",
      "Hanuman temple at Ramboda and Seetha Amman temple",
      "Two nights by the beach at Bentota",
      "Boat through the mangroves of Madu Ganga",
      "Galle Fort at sunset",
    ),
    inclusions: listOf(
      "Return flights from Madurai or Chennai to Colombo",
      "Five nights in 3-star hotels, twin sharing",
      "Daily breakfast and dinner",
      "Sri Lanka ETA fee and paperwork",
      "Private vehicle with a driver-guide who speaks Tamil",
      "Entry tickets for the places in the itinerary",
      "Madu Ganga boat ride",
    ),
    itinerary: dayByDay(
      {
        title: "Madurai to Negombo",
        description:
          "About an hour in the air to Colombo, and half an hour by road to Negombo. The lagoon, the old Dutch canal and the beach at sunset.",
        name: "Nimal Perera",
        stay: "3-star hotel by the beach, Negombo",
        meals: "Dinner",
      },
      {
        title: "Negombo to Kandy",
        description:
          "A three-hour drive inland. The Royal Botanical Gardens at Peradeniya, a Kandyan dance performance, and the evening pooja at the Temple of the Tooth.",
        name: "Nimal Perera",
        stay: "3-star hotel, Kandy",
        meals: "Breakfast and dinner",
      },
      {
        title: "Kandy to Nuwara Eliya",
        description:
          "77 km of climbing road with stops at Ramboda falls, the Hanuman temple and a tea factory. Seetha Amman temple and Gregory Lake before dinner.",
        name: "Sivakumar Rasiah",
        stay: "3-star hotel, Nuwara Eliya",
        meals: "Breakfast and dinner",
      },
      {
        title: "Nuwara Eliya to Bentota",
        description:
          "Down through Kitulgala to the coast, about 190 km and six hours. The rest of the day belongs to the beach.",
        name: "Sivakumar Rasiah",
        stay: "3-star beach hotel, Bentota",
        meals: "Breakfast and dinner",
      },
      {
        title: "Madu Ganga and Galle",
        description:
          "A morning boat through the mangroves and islands of Madu Ganga, then 60 km south to Galle for a walk on the fort walls at sunset.",
        name: "Nimal Perera",
        stay: "3-star beach hotel, Bentota",
        meals: "Breakfast and dinner",
      },
      {
        title: "Colombo, and home",
        description:
          "Gangaramaya temple, Galle Face Green and an hour at Pettah market, then the flight to Madurai or Chennai.",
        name: "Nimal Perera",
        meals: "Breakfast",
      },
    ),
    starts_from: "Madurai",
    price_basis: "On twin sharing, with flights in economy class",
    child_price: "₹36,900 (2-11 years, no extra bed)",
    single_supplement: "₹13,500",
    exclusions: listOf(
      "Lunches",
      "Water sports and the turtle hatchery at Bentota",
      "Travel insurance, which we can arrange",
      "Tips and shopping",
    ),
    best_months: [1, 2, 3, 4, 12],
    themes: [],
    group_size: "10-20 travellers, or private on request",
    pace: "Relaxed, with one long drive",
    pickup_points: pickUpAt(
      ["Madurai airport, international departures", "Three hours before the flight"],
      ["Chennai airport, international departures", "Three hours before the flight"],
    ),
    documents:
      "A passport valid for at least six months from the date of travel, and the return ticket. We apply for the ETA some days before. Its fee and the rules for Indian passport holders change: we confirm them when you book.",
    questions: faqOf(
      [
        "Does the flight from Madurai go every day?",
        "Not always; the airline changes its timetable with the season. When it does not suit, we fly from Chennai at the same price.",
      ],
      [
        "Which side of the island is dry?",
        "The south-west coast of this tour from December to April. From May to September it rains there, and we suggest Trincomalee on the east coast instead.",
      ],
      [
        "Do we need other money?",
        "A little, for lunch and temples. Exchange it at the airport of Colombo and keep the receipt.",
      ],
    ),
    featured: true,
    reviews: [
      {
        name: "Kannan Muthiah",
        date: "2025-07-15",
        rating: 5,
        comment:
          "Driver-guide spoke our Tamil and found vegetarian food everywhere. Seetha Amman temple was the high point for my wife.",
      },
      {
        name: "Jenifer Arokiasamy",
        date: "2024-09-26",
        rating: 4,
        comment:
          "Beautiful country and a relaxed plan. The Nuwara Eliya hotel was cold at night, so pack a sweater.",
      },
    ],
  },
];
