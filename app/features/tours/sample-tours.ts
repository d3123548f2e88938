import type { Insert } from "../../supabase/types.ts";
import type { TourType } from "../categories/tour-type.ts";

type SampleTour = Omit<
  Insert<"tours">,
  "category" | "created_at" | "updated_at" | "published_at" | "hidden_at"
> & { id: string; type: TourType; price: string; duration: string } & Required<
    Pick<Insert<"tours">, "highlights" | "inclusions" | "itinerary" | "gallery" | "reviews">
  >;
type Itinerary = SampleTour["itinerary"];

function listOf(...texts: string[]): SampleTour["highlights"] {
  return texts.map((value) => ({ value }));
}

function dayByDay(...days: Omit<Itinerary[number], "day">[]): Itinerary {
  return days.map((entry, at) => ({ day: `Day ${at + 1}`, ...entry }));
}

function picturesOf(id: string) {
  const main = `/posters/${id}.svg`;
  return { image_url: main, gallery: [main, `/posters/${id}-2.svg`, `/posters/${id}-3.svg`] };
}

/** The tours of a new site. Their category is derived by the import (spec §4). */
export const sampleTours: SampleTour[] = [
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
      },
      {
        title: "Kodaikanal on foot",
        description:
          "Coaker's Walk before the crowd, then Pillar Rocks, the pine forest and Bryant Park. After tea, the Kurinji Andavar temple with its view towards Palani.",
        name: "Senthil Kumar",
      },
      {
        title: "Kodaikanal to Ooty",
        description:
          "A road day of about 250 km and seven hours, by way of Palani, Dharapuram and Mettupalayam. Lunch on the plains, and in Ooty before dark.",
        name: "Joseph Anand",
      },
      {
        title: "Ooty, Doddabetta and Coonoor",
        description:
          "Doddabetta early, while the sky is clear, then the Botanical Garden. In the afternoon, the toy train to Coonoor, Sim's Park and a tea factory.",
        name: "Joseph Anand",
      },
      {
        title: "Ooty to Madurai",
        description:
          "Breakfast and a last round of the market for varkey and eucalyptus oil. Drive down the ghat and home through Coimbatore and Dindigul, about 300 km.",
        name: "Joseph Anand",
      },
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
      },
      {
        title: "Munnar",
        description:
          "Eravikulam National Park for the Nilgiri tahr, then the tea museum, Mattupetty dam and Echo Point. The park closes for calving from February to March, when we visit Top Station instead.",
        name: "Biju Thomas",
      },
      {
        title: "Munnar to Thekkady",
        description:
          "A three-hour drive through cardamom estates. Walk a spice garden in the afternoon and watch Kathakali in the evening.",
        name: "Biju Thomas",
      },
      {
        title: "Thekkady to Alappuzha",
        description:
          "Morning boat on Periyar lake, then 140 km down to the coast. Board your houseboat in the afternoon and drift past paddy fields and coir villages until sunset.",
        name: "Rajeev Nair",
      },
      {
        title: "Alappuzha to Fort Kochi",
        description:
          "Breakfast on board and an hour's drive north along the coast. Mattancherry Palace, the spice market, and the Chinese fishing nets at dusk.",
        name: "Rajeev Nair",
      },
      {
        title: "Kochi to Madurai",
        description:
          "Leave after breakfast and drive home by Muvattupuzha and Theni, about 270 km and eight hours with a stop for lunch.",
        name: "Biju Thomas",
      },
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
      },
      {
        title: "Old and New Delhi",
        description:
          "Red Fort, Jama Masjid and Raj Ghat in the morning; Humayun's Tomb and Qutub Minar after lunch. The evening is free for Karol Bagh.",
        name: "Naveen Sharma",
      },
      {
        title: "Delhi to Agra",
        description:
          "230 km by the Yamuna Expressway, about four hours. Agra Fort in the afternoon and the Taj from Mehtab Bagh at sunset.",
        name: "Imran Qureshi",
      },
      {
        title: "The Taj, then Jaipur",
        description:
          "At the gate before sunrise. The Taj is closed on Fridays, and our departure dates avoid them. Later, Fatehpur Sikri and on to Jaipur, about 240 km in all.",
        name: "Imran Qureshi",
      },
      {
        title: "Jaipur",
        description:
          "Amber Fort early, a photo stop at Jal Mahal, then the City Palace, Jantar Mantar and Hawa Mahal. Shopping time at Johari Bazaar.",
        name: "Mahendra Singh",
      },
      {
        title: "Jaipur to Chennai",
        description:
          "A quiet morning at Albert Hall and Bapu Bazaar, then the flight home. We arrange the night train from Chennai on request.",
        name: "Ravichandran",
      },
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
      },
      {
        title: "Jaipur",
        description:
          "Amber Fort in the cool of the morning, then the City Palace and Jantar Mantar. Sunset from Nahargarh, with the whole city below.",
        name: "Mahendra Singh",
      },
      {
        title: "Jaipur to Jodhpur by Pushkar",
        description:
          "Two and a half hours to Pushkar for the Brahma temple and the ghats, lunch there, and another four hours across to Jodhpur.",
        name: "Bhanwar Lal",
      },
      {
        title: "Jodhpur",
        description:
          "Mehrangarh Fort and Jaswant Thada, a walk down through the blue lanes, and the clock tower market for spices and bandhani.",
        name: "Bhanwar Lal",
      },
      {
        title: "Ranakpur and Kumbhalgarh",
        description:
          "160 km to the Jain temples of Ranakpur, which open to visitors at noon, then 50 km of forest road up to Kumbhalgarh. Night in a haveli.",
        name: "Bhanwar Lal",
      },
      {
        title: "Kumbhalgarh to Udaipur",
        description:
          "Walk the fort wall after breakfast and drive 85 km to Udaipur. Folk dance at Bagore ki Haveli in the evening.",
        name: "Laxman Mewara",
      },
      {
        title: "Chittorgarh and Lake Pichola",
        description:
          "A day trip of 115 km each way to Chittorgarh, its Tower of Victory and Padmini's palace. Back in time for the sunset boat on the lake.",
        name: "Laxman Mewara",
      },
      {
        title: "Udaipur to Chennai",
        description:
          "The City Palace in the morning, then the flight to Chennai with one change on the way.",
        name: "Laxman Mewara",
      },
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
      },
      {
        title: "Shimla and Kufri",
        description:
          "Kufri in the morning, 16 km away, then Jakhu temple by ropeway. A slow evening on the Ridge and Mall Road.",
        name: "Suresh Thakur",
      },
      {
        title: "Shimla to Manali",
        description:
          "The long drive of the tour, about 250 km and eight hours, beside the Beas for the second half. Tea at Pandoh and dinner in Manali.",
        name: "Suresh Thakur",
      },
      {
        title: "Manali",
        description:
          "Hadimba Devi temple, the Manu temple in old Manali and the hot springs of Vashisht. The afternoon is left free for the market.",
        name: "Tenzin Dorje",
      },
      {
        title: "Solang and Sissu",
        description:
          "Ropeway and snow play at Solang, then through the Atal Tunnel to Sissu and its waterfall. If the road is closed by snow, we spend the day at Solang.",
        name: "Tenzin Dorje",
      },
      {
        title: "Naggar and Kullu",
        description:
          "Naggar Castle and the Roerich gallery, then the weavers of Kullu. Back by the left bank road through apple orchards.",
        name: "Tenzin Dorje",
      },
      {
        title: "Manali to Chandigarh",
        description:
          "Down the Beas valley and out on the plains, about 300 km and eight hours. Night in Chandigarh.",
        name: "Suresh Thakur",
      },
      {
        title: "Chandigarh to Chennai",
        description:
          "Rock Garden and Sukhna Lake in the morning, and the afternoon flight to Chennai.",
        name: "Suresh Thakur",
      },
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
      },
      {
        title: "The temple, and home",
        description:
          "Spatika lingam darshan at 5 AM for those who wish, the sea bath, the 22 theerthams and the corridors. After lunch, Thiruppullani on the way back; Paramakudi by 6 PM.",
        name: "Kathiresan",
      },
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
      },
      {
        title: "Around Madurai",
        description:
          "Azhagar Kovil and Pazhamudircholai, 21 km north, before the sun is high. Gandhi Memorial Museum after lunch and Thiruparankundram in the evening. Jigarthanda on the way back.",
        name: "Chockalingam",
      },
      {
        title: "Madurai to Chettinad",
        description:
          "The cave temple of Pillaiyarpatti, then the mansions of Kanadukathan and a tile workshop at Athangudi. Dinner on a banana leaf in the house where you stay.",
        name: "Valliammai Annamalai",
      },
      {
        title: "Thanjavur, and home",
        description:
          "Leave by 7 AM for Thanjavur, 100 km. Brihadisvara temple before its midday closing, then the palace and Saraswathi Mahal Library. Back in Madurai by 8 PM, about 190 km.",
        name: "Elangovan",
      },
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
      },
      {
        title: "Kanyakumari",
        description:
          "Sunrise from the shore, then the ferry to Vivekananda Rock and the glass bridge to Thiruvalluvar. Kumari Amman temple, Suchindram and Vattakottai fort in the afternoon.",
        name: "Jerald Xavier",
      },
      {
        title: "Padmanabhapuram, and home",
        description:
          "The wooden palace in the morning; it is closed on Mondays, when we visit Nagercoil's Nagaraja temple instead. Nellaiappar temple and halwa at Tirunelveli, and home by 9 PM.",
        name: "Jerald Xavier",
      },
    ),
    featured: false,
    reviews: [],
  },
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
      },
      {
        title: "The city",
        description:
          "Merlion Park, Chinatown, and Little India with Sri Veeramakaliamman temple. At dusk, up to the SkyPark of Marina Bay Sands to see the lights come on.",
        name: "Magesh Arumugam",
      },
      {
        title: "Sentosa",
        description:
          "Across by cable car, then the aquarium, the luge track and the beach. The evening ends with the light and water show by the sea.",
        name: "Priscilla Tan",
      },
      {
        title: "Universal Studios and Night Safari",
        description:
          "The whole day at Universal Studios, with park map and timings given the evening before. After dinner, the tram through the Night Safari.",
        name: "Priscilla Tan",
      },
      {
        title: "Jewel Changi, and home",
        description:
          "A free morning at Mustafa Centre, then the indoor waterfall at Jewel Changi before the flight to Chennai.",
        name: "Magesh Arumugam",
      },
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
      },
      {
        title: "Coral Island",
        description:
          "Speedboat to Coral Island for a morning of swimming, with parasailing for those who wish at their own cost. Indian lunch and a free evening.",
        name: "Somchai Wattana",
      },
      {
        title: "Sanctuary of Truth and Nong Nooch",
        description:
          "The teak temple by the sea in the morning. After lunch, the gardens of Nong Nooch and the Thai cultural show.",
        name: "Somchai Wattana",
      },
      {
        title: "Pattaya to Bangkok",
        description:
          "Drive to Bangkok and visit the Golden Buddha and the Reclining Buddha. Dinner on a river cruise past the lit temples.",
        name: "Kanya Srisai",
      },
      {
        title: "Bangkok",
        description:
          "Grand Palace early, in modest dress, then across the river to Wat Arun. The afternoon is for shopping at Pratunam.",
        name: "Kanya Srisai",
      },
      {
        title: "Bangkok to Chennai",
        description:
          "Breakfast, a visit to the Brahma shrine at Erawan, and transfer to the airport for the flight home.",
        name: "Kanya Srisai",
      },
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
      },
      {
        title: "Ubud",
        description:
          "Tegallalang terraces in the morning, then Ubud Palace with its carved split gates and the art market. A spa hour in the evening at the villa, at your own cost.",
        name: "I Wayan Sudarta",
      },
      {
        title: "Holy springs and Kintamani",
        description:
          "Tirta Empul, where you may take the purification bath, and Mount Batur from Kintamani over lunch. Down to the beach hotel by evening.",
        name: "I Wayan Sudarta",
      },
      {
        title: "Nusa Penida",
        description:
          "Fast boat from Sanur, about 45 minutes. Kelingking cliff, Broken Beach and Angel's Billabong, with lunch on the island. The island roads are rough; tell us if that worries you.",
        name: "Ni Made Ayu",
      },
      {
        title: "Uluwatu",
        description:
          "A free morning on the beach. In the afternoon, the cliff temple at Uluwatu and the Kecak dance, which tells the Ramayana, as the sun goes down.",
        name: "Ni Made Ayu",
      },
      {
        title: "Tanah Lot, and home",
        description:
          "Tanah Lot in the morning, lunch on the way, and the afternoon flight to Chennai.",
        name: "I Wayan Sudarta",
      },
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
      },
      {
        title: "Negombo to Kandy",
        description:
          "A three-hour drive inland. The Royal Botanical Gardens at Peradeniya, a Kandyan dance performance, and the evening pooja at the Temple of the Tooth.",
        name: "Nimal Perera",
      },
      {
        title: "Kandy to Nuwara Eliya",
        description:
          "77 km of climbing road with stops at Ramboda falls, the Hanuman temple and a tea factory. Seetha Amman temple and Gregory Lake before dinner.",
        name: "Sivakumar Rasiah",
      },
      {
        title: "Nuwara Eliya to Bentota",
        description:
          "Down through Kitulgala to the coast, about 190 km and six hours. The rest of the day belongs to the beach.",
        name: "Sivakumar Rasiah",
      },
      {
        title: "Madu Ganga and Galle",
        description:
          "A morning boat through the mangroves and islands of Madu Ganga, then 60 km south to Galle for a walk on the fort walls at sunset.",
        name: "Nimal Perera",
      },
      {
        title: "Colombo, and home",
        description:
          "Gangaramaya temple, Galle Face Green and an hour at Pettah market, then the flight to Madurai or Chennai.",
        name: "Nimal Perera",
      },
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
