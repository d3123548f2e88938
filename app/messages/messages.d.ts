// Made from en.json by `npm run types`.
declare module "virtual:messages/language" {
  export const name: Record<"en" | "ta" | "hi", string>;
  export const offer: Record<"en" | "ta" | "hi", string>;
  export const decline: Record<"en" | "ta" | "hi", string>;
}

declare module "virtual:messages/frame" {
  export const skipToContent: string;
  export const mainMenu: string;
  export const home: string;
  export const domestic: (values: { more: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const international: (values: { more: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const domesticTours: string;
  export const internationalTours: string;
  export const aboutUs: string;
  export const contactUs: string;
  export const contact: string;
  export const testimonials: string;
  export const faq: string;
  export const searchTours: string;
  export const callUs: string;
  export const openMenu: string;
  export const closeMenu: string;
  export const dashboard: string;
  export const adminLogin: string;
  export const theme: string;
  export const lightTheme: string;
  export const darkTheme: string;
  export const systemTheme: string;
  export const quickLinks: string;
  export const tours: string;
  export const findUs: string;
  export const rights: string;
  export const chat: string;
  export const chatOnWhatsApp: string;
  export const greeting: string;
  export const cannotOpen: string;
  export const languages: string;
  export const breadcrumb: string;
  export const loading: string;
  export const registrationNumber: string;
}

declare module "virtual:messages/not-found" {
  export const title: string;
  export const description: string;
  export const reason: string;
  export const goHome: string;
  export const contactUs: string;
  export const where: string;
  export const search: string;
}

declare module "virtual:messages/error" {
  export const title: string;
  export const missing: string;
  export const away: string;
  export const failed: string;
  export const goHome: string;
  export const contactUs: string;
}

declare module "virtual:messages/heart" {
  export const save: (values: { title: string | number }) => string;
  export const blocked: string;
  export const full: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const shortlist: string;
  export const shortlistOf: (values: { count: number }) => string;
}

declare module "virtual:messages/home" {
  export const metaTitle: string;
  export const planYourJourney: string;
  export const where: string;
  export const whereExample: string;
  export const whereToGo: string;
  export const featured: string;
  export const noTours: string;
  export const discover: string;
  export const discoverText: string;
  export const picturesOfTamilNadu: string;
  export const welcomeTo: (values: { mark: (words: import("react").ReactNode[]) => import("react").ReactNode; company: string | number }) => import("react").ReactNode;
  export const travellersSay: string;
  export const planYours: string;
  export const planYoursText: string;
}

declare module "virtual:messages/carousel" {
  export const carousel: string;
  export const slide: string;
  export const slideOf: (values: { at: string | number; count: string | number }) => string;
  export const pause: string;
  export const play: string;
  export const showSlide: (values: { at: string | number }) => string;
  export const showCaptioned: (values: { at: string | number; caption: string | number }) => string;
}

declare module "virtual:messages/suggestions" {
  export const suggested: (values: { count: number }) => string;
  export const priceOnRequest: string;
}

declare module "virtual:messages/defaults" {
  export const heroTitle: string;
  export const heroSubtitle: string;
  export const heroButton: string;
  export const shoreTemple: string;
  export const bigTemple: string;
  export const mansions: string;
  export const welcome: string;
  export const yearsOfExperience: string;
  export const happyTravellers: string;
  export const satisfactionRate: string;
  export const supportOnTour: string;
}

declare module "virtual:messages/list" {
  export const allTours: string;
  export const india: string;
  export const beyondIndia: string;
  export const indiaAndAbroad: string;
  export const placeholder: string;
  export const filters: string;
  export const activeFilters: (values: { count: string | number }) => string;
  export const days: string;
  export const anyLength: string;
  export const budget: string;
  export const anyPrice: string;
  export const upTo: (values: { price: string | number }) => string;
  export const month: string;
  export const anyMonth: string;
  export const startingCity: string;
  export const anyCity: string;
  export const sortBy: string;
  export const newestFirst: string;
  export const cheapestFirst: string;
  export const shortestFirst: string;
  export const showTours: string;
  export const daysOrMore: (values: { min: string | number }) => string;
  export const dayCount: (values: { count: number }) => string;
  export const dayRange: (values: { min: string | number; max: string | number }) => string;
  export const people: (values: { count: number }) => string;
  export const peopleWith: (values: { people: string | number; count: number }) => string;
  export const filterByCategory: string;
  export const found: (values: { count: string | number }) => string;
  export const ourTours: string;
  export const tours: (values: { count: number }) => string;
  export const remove: (values: { text: string | number }) => string;
  export const clear: string;
  export const noneInCategory: string;
  export const pagesOfTours: string;
  export const showMore: string;
  export const somethingElse: string;
  export const somethingElseText: string;
  export const noMatch: string;
  export const noMatchButNearest: string;
  export const looking: (values: { wanted: string | number }) => string;
  export const notMentioned: (values: { mark: (words: import("react").ReactNode[]) => import("react").ReactNode; words: string | number }) => import("react").ReactNode;
  export const either: (values: { one: string | number; other: string | number }) => string;
  export const askUs: string;
  export const askOnWhatsApp: string;
}

declare module "virtual:messages/list-texts" {
  export const domestic: string;
  export const international: string;
  export const all: string;
}

declare module "virtual:messages/search" {
  export const upTo: (values: { price: string | number }) => string;
  export const inMonth: (values: { month: string | number }) => string;
  export const from: (values: { city: string | number }) => string;
  export const without: (values: { words: string | number }) => string;
  export const inCategory: (values: { category: string | number }) => string;
  export const inNoCategory: string;
  export const cityOnRequest: string;
  export const dearer: (values: { price: string | number }) => string;
  export const priceOnRequest: string;
  export const longer: (values: { count: number }) => string;
  export const shorter: (values: { count: number }) => string;
  export const lengthOnRequest: string;
  export const later: (values: { count: number }) => string;
  export const earlier: (values: { count: number }) => string;
  export const datesOnRequest: string;
  export const inIndia: string;
  export const abroad: string;
}

declare module "virtual:messages/shortlist" {
  export const title: string;
  export const description: string;
  export const sideBySide: (values: { count: number }) => string;
  export const gone: (values: { count: number }) => string;
  export const removeGone: (values: { count: number }) => string;
  export const notLoaded: string;
  export const tryAgain: string;
  export const caption: string;
  export const remove: string;
  export const removeTour: (values: { title: string | number }) => string;
  export const sameForAll: string;
  export const nothingMore: string;
  export const notGiven: string;
  export const empty: (values: { b: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const openSaved: (values: { count: number }) => string;
  export const toBeginWith: string;
  export const ask: string;
  export const toCompare: string;
  export const print: string;
  export const askAbout: string;
  export const date: (values: { date: string | number }) => string;
  export const price: string;
  export const duration: string;
  export const nextDates: string;
  export const startsFrom: string;
  export const meals: string;
  export const stays: string;
  export const groupSize: string;
  export const pace: string;
  export const bestMonths: string;
  export const included: string;
  export const notIncluded: string;
  export const whichTour: string;
  export const thisTour: string;
  export const reply: (values: { numbers: string | number; last: string | number }) => string;
  export const next: (values: { date: string | number }) => string;
  export const onRequest: string;
  export const priceOnRequest: string;
  export const perPerson: string;
  export const child: (values: { price: string | number }) => string;
  export const singleSupplement: (values: { price: string | number }) => string;
  export const mealDays: (values: { meal: string | number; count: number }) => string;
  export const fillingFast: string;
  export const guaranteed: string;
}

declare module "virtual:messages/json-ld" {
  export const stay: (values: { stay: string | number }) => string;
  export const meals: (values: { meals: string | number }) => string;
}

declare module "virtual:messages/ui" {
  export const close: string;
  export const outOf: (values: { rating: string | number; most: string | number }) => string;
}

declare module "virtual:messages/pagination" {
  export const pages: string;
  export const previous: string;
  export const next: string;
  export const page: (values: { page: string | number }) => string;
  export const pageOf: (values: { page: string | number; count: string | number }) => string;
}

declare module "virtual:messages/party" {
  export const people: (values: { count: number }) => string;
  export const children: (values: { count: number }) => string;
  export const numberOfPeople: (values: { people: string | number }) => string;
}

declare module "virtual:messages/card" {
  export const india: string;
  export const international: string;
  export const from: (values: { place: string | number }) => string;
  export const next: (values: { date: string | number }) => string;
  export const priceOnRequest: string;
  export const perPerson: string;
  export const matches: string;
  export const viewDetails: string;
  export const english: string;
}

declare module "virtual:messages/months" {
  export const allYear: string;
}

declare module "virtual:messages/tour" {
  export const priceAndHelp: string;
  export const rated: (values: { hidden: (words: import("react").ReactNode[]) => import("react").ReactNode; b: (words: import("react").ReactNode[]) => import("react").ReactNode; rating: string | number }) => import("react").ReactNode;
  export const reviewCount: (values: { count: number }) => string;
  export const enlarge: (values: { number: string | number; count: string | number }) => string;
  export const see: (values: { number: string | number; count: string | number }) => string;
  export const picture: (values: { title: string | number; number: string | number }) => string;
  export const pictures: (values: { count: string | number }) => string;
  export const relatedInIndia: string;
  export const relatedAbroad: string;
  export const seeAll: string;
  export const noRelated: string;
  export const call: string;
  export const ask: string;
  export const askOnWhatsApp: string;
  export const askAbout: (values: { date: string | number }) => string;
  export const moreDates: (values: { count: number }) => string;
  export const addDate: (values: { date: string | number }) => string;
  export const addToCalendar: string;
  export const open: string;
  export const fillingFast: string;
  export const guaranteed: string;
  export const soldOut: string;
  export const seatsLeft: (values: { count: number }) => string;
  export const domesticTour: string;
  export const internationalTour: string;
  export const callToEnquire: string;
  export const child: string;
  export const singleSupplement: string;
  export const advance: string;
  export const needHelp: string;
  export const askAPerson: string;
  export const overview: string;
  export const itinerary: string;
  export const dates: string;
  export const inclusions: string;
  export const goodToKnow: string;
  export const questions: string;
  export const gallery: string;
  export const reviews: string;
  export const aboutThisTour: string;
  export const highlights: string;
  export const atAGlance: string;
  export const dayByDay: string;
  export const stay: string;
  export const meals: string;
  export const guide: string;
  export const whatThePriceCovers: string;
  export const included: string;
  export const notIncluded: string;
  export const pricesVary: string;
  export const bestMonths: string;
  export const startsFrom: string;
  export const group: string;
  export const pace: string;
  export const pickupPoints: string;
  export const documents: string;
  export const cancellation: string;
  export const questionsAboutThisTour: string;
  export const onTheWay: string;
  export const whatTravellersSay: string;
  export const date: string;
  export const people: string;
  export const childrenOfThem: string;
  export const oneFewer: (values: { label: string | number }) => string;
  export const oneMore: (values: { label: string | number }) => string;
  export const wholeNumber: string;
  export const askForMore: (values: { seats: string | number }) => string;
  export const yourChoice: string;
  export const anyDate: string;
  export const printItinerary: string;
  export const wantToKnow: (values: { title: string | number; url: string | number }) => string;
  export const dateLine: (values: { date: string | number }) => string;
  export const startingFrom: (values: { place: string | number }) => string;
  export const onlyEnglish: string;
}

declare module "virtual:messages/ask" {
  export const goOn: string;
  export const before: string;
  export const leaveNumber: (values: { title: string | number }) => string;
  export const name: string;
  export const phone: string;
  export const skip: string;
  export const onward: string;
}

declare module "virtual:messages/lightbox" {
  export const of: (values: { number: string | number; count: string | number }) => string;
  export const picturesOf: (values: { title: string | number }) => string;
  export const pictures: string;
  export const previous: string;
  export const next: string;
}

declare module "virtual:messages/tour-not-found" {
  export const title: string;
  export const reason: string;
  export const goHome: string;
  export const others: string;
}

declare module "virtual:messages/share" {
  export const share: string;
  export const qrCode: string;
}

declare module "virtual:messages/share-panel" {
  export const onWhatsApp: string;
  export const copyText: string;
  export const copyLink: string;
  export const textCopied: string;
  export const linkCopied: string;
  export const textNotCopied: string;
  export const linkNotCopied: string;
}

declare module "virtual:messages/kept" {
  export const notice: (values: { months: number; email: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const opens: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
}

declare module "virtual:messages/enquiry" {
  export const opening: string;
  export const destinationLine: (values: { destination: string | number }) => string;
  export const fromLine: (values: { date: string | number }) => string;
  export const toLine: (values: { date: string | number }) => string;
  export const enquiry: string;
  export const from: string;
  export const to: string;
  export const numberOfPeople: string;
  export const send: string;
  export const date: string;
  export const today: string;
}

declare module "virtual:messages/answering" {
  export const whoAnswers: string;
}

declare module "virtual:messages/notice" {
  export const label: string;
  export const close: string;
  export const closeNotice: string;
}

declare module "virtual:messages/office" {
  export const openInMaps: string;
  export const openInGoogleMaps: string;
  export const mapOf: (values: { company: string | number; city: string | number }) => string;
  export const map: string;
}

declare module "virtual:messages/policies" {
  export const advanceOpen: (values: { advance: string | number }) => string;
  export const advanceDue: (values: { advance: string | number; days: number }) => string;
  export const internationalBalanceOpen: string;
  export const internationalBalanceDue: (values: { days: number }) => string;
  export const domesticBalanceOpen: string;
  export const domesticBalanceDue: (values: { days: number }) => string;
  export const noRefund: string;
  export const firstRefund: (values: { days: number; refund: string; percent: string | number }) => string;
  export const nextRefunds: (values: { spans: string | number }) => string;
  export const refundSpan: (values: { place: string; range: string | number; until: number; percent: string | number }) => string;
  export const lastRefund: (values: { days: number }) => string;
  export const advances: (values: { internationalArticle: string | number; international: string | number; domesticArticle: string | number; domestic: string | number }) => string;
  export const supportNumber: string;
  export const supportNumberAt: (values: { support: string | number }) => string;
  export const timesOnly: (values: { opens: string | number; closes: string | number }) => string;
  export const timesFirst: (values: { opens: string | number; closes: string | number; days: string | number }) => string;
  export const daysFirst: (values: { days: string | number; opens: string | number; closes: string | number }) => string;
  export const defaultHours: string;
}

declare module "virtual:messages/contact" {
  export const title: string;
  export const text: string;
  export const ourOffice: (values: { city: string | number }) => string;
  export const writeToUs: string;
  export const phone: string;
  export const messageUs: string;
  export const hours: string;
  export const email: string;
  export const address: string;
  export const name: string;
  export const interestedIn: string;
  export const domestic: string;
  export const international: string;
  export const customized: string;
  export const other: string;
  export const subject: string;
  export const message: string;
  export const sendMessage: string;
  export const thanks: string;
  export const noScript: string;
  export const unsent: (values: { mail: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const unsentWithChat: (values: { chat: (words: import("react").ReactNode[]) => import("react").ReactNode; mail: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const defaultHours: string;
}

declare module "virtual:messages/faq" {
  export const title: string;
  export const text: string;
  export const categories: string;
  export const notHere: string;
  export const ask: string;
  export const askInHours: (values: { hours: (words: import("react").ReactNode[]) => import("react").ReactNode; times: string | number }) => import("react").ReactNode;
  export const contactUs: string;
}

declare module "virtual:messages/faq-categories" {
  export const booking: string;
  export const packages: string;
  export const logistics: string;
  export const special: string;
}

declare module "virtual:messages/about" {
  export const title: string;
  export const pictures: string;
  export const whatWeHoldTo: string;
  export const whyChoose: (values: { name: (words: import("react").ReactNode[]) => import("react").ReactNode; company: string | number }) => import("react").ReactNode;
  export const address: string;
  export const hours: string;
  export const comeAndAsk: string;
  export const invitation: string;
  export const contactUs: string;
  export const exploreTours: string;
  export const showTheMap: string;
}

declare module "virtual:messages/about-texts" {
  export const about_headline: string;
  export const mission_title: string;
  export const mission: string;
  export const value_1_title: string;
  export const value_1: string;
  export const value_2_title: string;
  export const value_2: string;
  export const value_3_title: string;
  export const value_3: string;
  export const reason_1_title: string;
  export const reason_1: string;
  export const reason_2_title: string;
  export const reason_2: string;
  export const reason_3_title: string;
  export const reason_3: string;
  export const reason_4_title: string;
  export const reason_4: string;
  export const reason_5_title: string;
  export const reason_5: string;
  export const reason_6_title: string;
  export const reason_6: string;
}

declare module "virtual:messages/testimonials" {
  export const readMore: string;
  export const readLess: string;
  export const loading: string;
  export const satisfaction: string;
  export const weAsk: string;
  export const reviews: (values: { count: number }) => string;
  export const reviewsHere: (values: { count: number }) => string;
  export const readThem: (values: { count: number }) => string;
  export const average: (values: { count: number }) => string;
  export const share: string;
  export const shareText: string;
  export const submit: string;
  export const original: string;
}

declare module "virtual:messages/testimonials-page" {
  export const title: string;
  export const text: string;
  export const pictures: string;
  export const told: string;
  export const pages: string;
  export const yourTurn: string;
  export const exploreTours: string;
  export const contactUs: string;
  export const chooseTour: string;
}

declare module "virtual:messages/newsletter" {
  export const title: string;
  export const text: string;
  export const label: string;
  export const subscribe: string;
  export const sendUs: (values: { email: string | number }) => string;
  export const byChat: string;
  export const byEmail: string;
  export const mailSubject: string;
  export const pleaseWrite: (values: { email: string | number }) => string;
}

declare module "virtual:messages/newsletter-consent" {
  export const notReached: string;
  export const weWrite: (values: { to: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const yes: string;
  export const no: string;
  export const weKeep: (values: { office: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const mailed: (values: { email: string | number }) => string;
  export const joined: (values: { email: string | number }) => string;
  export const declined: string;
}

declare module "virtual:messages/newsletter-page" {
  export const name: string;
  export const description: string;
  export const left: string;
  export const leftText: string;
  export const unknown: string;
  export const unknownText: string;
  export const tellUs: (values: { office: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const question: string;
  export const thanks: string;
  export const text: string;
  export const yes: string;
  export const leave: string;
}

declare module "virtual:messages/offline" {
  export const title: string;
  export const description: string;
  export const noNetwork: string;
  export const text: string;
  export const tryAgain: string;
  export const call: (values: { phone: string | number }) => string;
  export const savedTours: string;
}

declare module "virtual:messages/quote" {
  export const quote: string;
  export const quoteNumber: (values: { number: string | number }) => string;
  export const closed: string;
  export const closedText: string;
  export const call: (values: { phone: string | number }) => string;
  export const goHome: string;
  export const customer: string;
  export const dates: string;
  export const fromTo: (values: { from: string | number; to: string | number }) => string;
  export const people: string;
  export const validUntil: string;
  export const dayByDay: string;
  export const stay: (values: { place: string | number }) => string;
  export const meals: (values: { meals: string | number }) => string;
  export const included: string;
  export const notIncluded: string;
  export const terms: string;
  export const price: string;
  export const item: string;
  export const each: string;
  export const amount: string;
  export const total: string;
  export const upiCode: string;
  export const pay: (values: { amount: string | number }) => string;
  export const payText: (values: { id: (words: import("react").ReactNode[]) => import("react").ReactNode; upiId: string | number; note: (words: import("react").ReactNode[]) => import("react").ReactNode; number: string | number }) => import("react").ReactNode;
  export const payWithApp: string;
}

declare module "virtual:messages/review" {
  export const title: string;
  export const text: string;
  export const usedLink: string;
  export const thanks: string;
  export const thanksText: string;
  export const yourReview: string;
  export const name: string;
  export const place: string;
  export const placeExample: string;
  export const tour: string;
  export const chooseTour: string;
  export const otherTour: string;
  export const whichTour: string;
  export const picture: string;
  export const pictureHint: string;
  export const consent: string;
  export const consentHint: (values: { months: string | number; email: string | number }) => string;
  export const send: string;
  export const noScript: string;
  export const rating: string;
  export const outOfFive: (values: { rating: string | number }) => string;
  export const unreachable: string;
  export const noPicture: string;
  export const refused: (values: { code: string; reason: string | number }) => string;
}

declare module "virtual:messages/pictures" {
  export const tooLarge: (values: { name: string | number }) => string;
  export const unreadable: (values: { name: string | number }) => string;
  export const noMemory: string;
  export const notCompressed: string;
  export const otherKind: (values: { name: string | number }) => string;
  export const notAPicture: (values: { name: string | number }) => string;
}

declare module "virtual:messages/figures" {
  export const overFigure: (values: { figure: string | number }) => string;
}

declare module "virtual:messages/tour-not-loaded" {
  export const title: string;
  export const inAMoment: string;
  export const tryAgain: string;
}

declare module "virtual:messages/mails" {
  export const confirmSubject: string;
  export const confirm: (values: { siteUrl: string | number }) => string;
  export const leave: string;
}
