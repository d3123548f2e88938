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
  export const languages: string;
  export const breadcrumb: string;
  export const loading: string;
  export const registrationNumber: string;
}

declare module "virtual:messages/offline-notice" {
  export const cannotOpen: string;
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
  export const shortlist: string;
  export const shortlistOf: (values: { count: number }) => string;
}

declare module "virtual:messages/not-saved" {
  export const blocked: string;
  export const full: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
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
  export const startingFrom: (values: { place: string | number }) => string;
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
  export const laterDates: (values: { last: string | number }) => string;
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
  export const newestReviews: (values: { shown: string | number; count: string | number }) => string;
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

declare module "virtual:messages/enquiry-notices" {
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
  export const previousMonth: string;
  export const nextMonth: string;
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
  export const defaultHours: string;
}

declare module "virtual:messages/policies" {
  export const advanceOpen: (values: { advance: string | number }) => string;
  export const advanceDue: (values: { advance: string | number; days: number }) => string;
  export const advanceOnly: (values: { advance: string | number }) => string;
  export const internationalWhole: string;
  export const domesticWhole: string;
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
  export const reviewsHeading: string;
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
}

declare module "virtual:messages/newsletter-offer" {
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
  export const toPayNow: string;
  export const total: string;
  export const upiCode: string;
  export const pay: (values: { amount: string | number }) => string;
  export const payText: (values: { id: (words: import("react").ReactNode[]) => import("react").ReactNode; upiId: string | number; note: (words: import("react").ReactNode[]) => import("react").ReactNode; number: string | number }) => import("react").ReactNode;
  export const payWithApp: string;
  export const answerOnWhatsApp: string;
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
  export const consentHint: (values: { months: number; email: string | number }) => string;
  export const send: string;
  export const noScript: string;
  export const rating: string;
  export const outOfFive: (values: { rating: string | number }) => string;
  export const unreachable: string;
  export const noPicture: string;
  export const refused: (values: { code: string; minutes: number; reason: string | number }) => string;
}

declare module "virtual:messages/pictures" {
  export const tooLarge: (values: { name: string | number }) => string;
  export const unreadable: (values: { name: string | number }) => string;
  export const noMemory: string;
  export const notCompressed: string;
  export const otherKind: (values: { name: string | number }) => string;
  export const notAPicture: (values: { name: string | number }) => string;
}

declare module "virtual:messages/english-texts" {
  export const partsAreEnglish: string;
}

declare module "virtual:messages/figures" {
  export const overFigure: (values: { figure: string | number }) => string;
}

declare module "virtual:messages/tour-not-loaded" {
  export const title: string;
  export const inAMoment: string;
  export const tryAgain: string;
}

declare module "virtual:messages/plain-answers" {
  export const tooMany: string;
  export const busy: string;
  export const away: string;
  export const failed: string;
  export const notFound: string;
}

declare module "virtual:messages/mails" {
  export const confirmSubject: string;
  export const confirm: (values: { siteUrl: string | number }) => string;
  export const leave: string;
}

declare module "virtual:messages/panel-visits" {
  export const visitsIn30Days: string;
  export const notCounted: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const sumsOnly: string;
  export const errorLoadingVisits: string;
  export const viewsOfTours: string;
  export const tapsOnWhatsapp: string;
  export const enquiriesAboutTours: string;
  export const enquiries: string;
  export const aDay: (values: { label: string | number; most: string | number }) => string;
  export const inTheLast7Days: (values: { count: string | number }) => string;
  export const showTheNumbersOfEachDay: string;
  export const visitsOfEachDay: string;
  export const day: string;
  export const whichTour: string;
  export const noVisitsYet: string;
  export const tour: string;
  export const views: string;
  export const taps: string;
}

declare module "virtual:messages/panel-trash" {
  export const restored: string;
  export const couldNotRestore: (values: { message: string | number }) => string;
  export const deletedForGood: string;
  export const couldNotDelete: (values: { message: string | number }) => string;
  export const tour: string;
  export const category: string;
  export const heroSection: string;
  export const carouselImage: string;
  export const testimonial: string;
  export const aboutSection: string;
  export const companyInfo: string;
  export const faqQuestion: string;
  export const picture: string;
  export const page: string;
  export const translation: string;
  export const glossary: string;
  export const date: string;
  export const trash: string;
  export const text: string;
  export const notLoaded: string;
  export const theTrashIsEmpty: string;
  export const deleteForGood: string;
  export const restore: string;
  export const searchHint: string;
  export const staysFor90Days: string;
  export const willBeGone: (values: { name: string | number }) => string;
  export const deletedBy: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const theServer: string;
  export const withoutAName: (values: { kind: string | number }) => string;
}

declare module "virtual:messages/panel-reviews" {
  export const searchHint: string;
  export const alreadyRejected: string;
  export const correctedMeanwhile: string;
  export const reviewApproved: string;
  export const failedToApproveReview: (values: { message: string | number }) => string;
  export const reviewRejected: string;
  export const theReviewWasNotRejected: (values: { message: string | number }) => string;
  export const reviewRemoved: string;
  export const theReviewWasNotRemoved: (values: { message: string | number }) => string;
  export const invitationCreated: string;
  export const invitationNotCreated: (values: { message: string | number }) => string;
  export const invitationDeleted: string;
  export const invitationNotDeleted: (values: { message: string | number }) => string;
  export const inviteATraveller: string;
  export const createLink: string;
  export const name: string;
  export const deleteLink: string;
  export const copied: string;
  export const copyByHand: string;
  export const expired: (values: { time: string | number }) => string;
  export const noTourOfThisTitle: string;
  export const worksOnce: (values: { time: string | number }) => string;
  export const reject: string;
  export const sentBy: (values: { name: string | number }) => string;
  export const invited: string;
  export const alsoOnTheTourSPage: string;
  export const remove: string;
  export const reviews: string;
  export const hiddenUntilApproved: string;
  export const reviewsAreOff: string;
  export const siteSettings: string;
  export const toApprove: string;
  export const errorLoadingReviews: string;
  export const pagesOfReviewsToApprove: string;
  export const noReviewsToApprove: string;
  export const linksThatWereNotUsedYet: string;
  export const errorLoadingInvitations: string;
  export const pagesOfLinks: string;
  export const approved: string;
  export const pagesOfApprovedReviews: string;
  export const decidedElsewhere: string;
  export const reviewWillBeDeleted: (values: { name: string | number }) => string;
  export const reviewWillBeRemoved: (values: { name: string | number }) => string;
  export const inviteText: string;
  export const approveReview: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const rejectReview: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const removeReview: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const invitationOf: (values: { name: string | number }) => string;
  export const copyLink: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const languageFor: (values: { name: string | number }) => string;
  export const sendOnWhatsapp: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; name: string | number }) => import("react").ReactNode;
  export const nameIsRequired: string;
}

declare module "virtual:messages/panel-quotes" {
  export const searchHint: string;
  export const quoteCreated: string;
  export const failedToCreateQuote: (values: { message: string | number }) => string;
  export const quoteUpdated: string;
  export const failedToUpdateQuote: (values: { message: string | number }) => string;
  export const quoteDeleted: string;
  export const failedToDeleteQuote: (values: { message: string | number }) => string;
  export const settingsUpdated: string;
  export const failedToUpdateSettings: (values: { message: string | number }) => string;
  export const unknownTour: string;
  export const severalTours: string;
  export const tourNotLoaded: string;
  export const copyFromATour: string;
  export const itsDays: string;
  export const copy: string;
  export const openedTimes: (values: { count: number }) => string;
  export const notOpened: string;
  export const notSinceTheLastChange: (values: { times: string | number }) => string;
  export const expired: string;
  export const customer: string;
  export const customerSName: string;
  export const phone: string;
  export const from: string;
  export const to: string;
  export const people: string;
  export const partyHint: string;
  export const validUntil: string;
  export const tour: string;
  export const title: string;
  export const included: string;
  export const oneInEachLine: string;
  export const notIncluded: string;
  export const price: string;
  export const wholeRupees: string;
  export const tax: string;
  export const payment: string;
  export const upiHint: string;
  export const upiId: string;
  export const terms: string;
  export const day: string;
  export const dayTitle: string;
  export const description: string;
  export const stay: string;
  export const meals: string;
  export const count: string;
  export const rupeesEach: string;
  export const toPayNow: string;
  export const saveChanges: string;
  export const quotes: string;
  export const forNewQuotes: string;
  export const termsOnQuotes: string;
  export const quote: string;
  export const errorLoadingQuote: string;
  export const backToQuotes: string;
  export const quoteGone: string;
  export const thisQuoteCannotBeRead: string;
  export const linkCopied: string;
  export const theLinkCouldNotBeCopied: string;
  export const copyLink: string;
  export const sendOnWhatsapp: string;
  export const openSheet: string;
  export const deleteQuote: (values: { number: string | number }) => string;
  export const saveBeforeSending: string;
  export const expiredHint: string;
  export const revision: (values: { revision: string | number }) => string;
  export const errorLoadingRevisions: string;
  export const makeAQuote: string;
  export const aCopy: string;
  export const newQuoteText: string;
  export const createQuote: string;
  export const settingsText: string;
  export const settingsNotLoaded: string;
  export const unknownRevision: string;
  export const print: string;
  export const newestFirst: string;
  export const errorLoadingQuotes: string;
  export const noQuotesYet: string;
  export const makeFromTourHint: string;
  export const goToTheTours: string;
  export const number: string;
  export const total: string;
  export const opened: string;
  export const validUntilHint: string;
  export const forLabel: string;
  export const wholeAmountIfEmpty: (values: { amount: string | number }) => string;
  export const allIfEmpty: string;
  export const takeTheAdvance: (values: { amount: string | number }) => string;
  export const upiIdHint: string;
  export const termsHint: string;
  export const quoteTitle: (values: { number: string | number }) => string;
  export const forCustomer: (values: { customername: string | number }) => string;
  export const revisionAndEarlier: (values: { revision: string | number; earlier: string | number }) => string;
  export const errorLoadingSheet: string;
  export const revisionNow: (values: { requested: string | number }) => string;
  export const revisionReplaced: (values: { requested: string | number; revision: string | number }) => string;
  export const dayNoun: string;
  export const priceLine: string;
  export const totalIs: (values: { total: string | number }) => string;
  export const quoteNamed: (values: { number: string | number }) => string;
  export const lastOpened: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const openEnquiry: string;
  export const notInEnquiries: string;
  export const openEnquiries: string;
  export const replacedAt: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const titleIsRequired: string;
  export const language: string;
  export const languageHint: string;
  export const languageForTheCustomer: string;
  export const priceOfDate: (values: { date: string | number; price: string | number }) => string;
  export const noDeparture: (values: { date: string | number }) => string;
  export const priceOfTour: (values: { price: string | number }) => string;
  export const checkThePrice: string;
  export const dateSoldOut: string;
  export const takeTheDatePrice: (values: { amount: string | number }) => string;
  export const storeTheUpiId: (values: { settings: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-pictures" {
  export const picture: string;
  export const error: (values: { message: string | number }) => string;
  export const pictureUpdated: string;
  export const pictureReplaced: string;
  export const nothingReplaced: string;
  export const nothingChangedBack: string;
  export const replacementUndone: string;
  export const pictureDeleted: string;
  export const fromTheLeft: string;
  export const fromTheTop: string;
  export const cardOrTourOnAPhone: string;
  export const tourOnADesktop: string;
  export const heroOnAPhone: string;
  export const heroOnADesktop: string;
  export const focalPoint: string;
  export const focalPointHint: string;
  export const removeTheFocalPoint: string;
  export const editPicture: string;
  export const save: string;
  export const altText: string;
  export const altTextHint: string;
  export const replace: string;
  export const replaceHint: string;
  export const tour: string;
  export const heroSection: string;
  export const carouselImage: string;
  export const testimonial: string;
  export const aboutSection: string;
  export const page: string;
  export const companyInfo: string;
  export const officeSettings: string;
  export const quote: string;
  export const faqQuestion: string;
  export const usedIn: string;
  export const lookUpAgain: string;
  export const nowhere: string;
  export const andMore: string;
  export const pictures: string;
  export const everythingUploaded: string;
  export const nameOrAltText: string;
  export const notLoaded: string;
  export const noPictures: string;
  export const uploadSomeHere: string;
  export const deleteUsedPicture: string;
  export const usesNotLoaded: string;
  export const editNamed: (values: { shortName: string | number }) => string;
  export const deletePicture: (values: { shortName: string | number }) => string;
  export const thePicture: string;
  export const picturesNoun: string;
}

declare module "virtual:messages/panel-notifications" {
  export const error: (values: { message: string | number }) => string;
  export const testNotificationSent: string;
  export const deviceRemoved: string;
  export const failedToRemoveDevice: (values: { message: string | number }) => string;
  export const iPhoneHint: string;
  export const unsupported: string;
  export const errorLoadingDevices: string;
  export const turnOn: string;
  export const adding: string;
  export const permissionHint: string;
  export const devices: string;
  export const thisDevice: string;
  export const sendATestTo: (values: { device: string | number }) => string;
  export const serviceNotReached: string;
  export const notAllowed: string;
  export const deviceAdded: string;
  export const blocked: string;
  export const needsHttps: string;
  export const removeDevice: string;
  export const needsKey: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const addedAt: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-mail" {
  export const testMailSent: string;
  export const theMailCouldNotBeSent: (values: { message: string | number }) => string;
  export const mail: string;
  export const newEnquiriesAreMailedTo: (values: { email: string | number }) => string;
  export const sendATestMail: string;
  export const sending: string;
  export const noMailSince: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode; mark: (words: import("react").ReactNode[]) => import("react").ReactNode; words: string | number }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-inbox" {
  export const language: string;
  export const noName: string;
  export const noNumberLeft: string;
  export const enquiryAdded: string;
  export const failedToAddEnquiry: (values: { message: string | number }) => string;
  export const enquiryUpdated: string;
  export const failedToUpdateEnquiry: (values: { message: string | number }) => string;
  export const failedToExport: (values: { message: string | number }) => string;
  export const personalDataErased: string;
  export const failedToErase: (values: { message: string | number }) => string;
  export const failedToDownload: (values: { message: string | number }) => string;
  export const failedToUpdateSettings: (values: { message: string | number }) => string;
  export const replyUpdated: string;
  export const failedToUpdateReply: (values: { message: string | number }) => string;
  export const pleaseEnterAValidEmail: string;
  export const peopleLimits: string;
  export const nameOrPhoneNeeded: string;
  export const endsBeforeStart: string;
  export const addEnquiry: string;
  export const source: string;
  export const walkIn: string;
  export const telephone: string;
  export const tourOrDestination: string;
  export const from: string;
  export const to: string;
  export const people: string;
  export const message: string;
  export const note: string;
  export const nextCall: string;
  export const call: string;
  export const mail: string;
  export const name: string;
  export const phone: string;
  export const eMail: string;
  export const saveChanges: string;
  export const nextStep: string;
  export const status: string;
  export const notesHint: string;
  export const contact: string;
  export const phoneHint: string;
  export const othersNotLoaded: string;
  export const enquiries: string;
  export const theSamePerson: string;
  export const samePersonHint: string;
  export const perhapsTheSamePerson: string;
  export const perhapsTheSamePersonHint: string;
  export const pagesOfPerson: string;
  export const enquiry: string;
  export const personalData: string;
  export const personalDataHint: string;
  export const exportText: string;
  export const erase: string;
  export const erasesOfThisPerson: (values: { count: number }) => string;
  export const who: string;
  export const datesAndPeople: string;
  export const received: string;
  export const statusOf: (values: { name: string | number }) => string;
  export const whoHasIt: string;
  export const callsDue: string;
  export const todaysCallsFirst: string;
  export const newestFirst: string;
  export const whatsappReply: string;
  export const errorLoadingEnquiries: string;
  export const nothingFound: string;
  export const tryAnotherWordOrStatus: string;
  export const namePhonePlace: string;
  export const all: string;
  export const downloadCsv: string;
  export const newsletterCsv: string;
  export const noEnquiriesYet: string;
  export const noEnquiriesHint: string;
  export const inboxText: string;
  export const makeAQuote: string;
  export const errorLoadingEnquiry: string;
  export const backToEnquiries: string;
  export const enquiryGone: string;
  export const homePage: string;
  export const tourPage: string;
  export const contactForm: string;
  export const interest: string;
  export const domesticTours: string;
  export const internationalTours: string;
  export const customizedTours: string;
  export const otherInterest: string;
  export const subject: string;
  export const callOn: (values: { date: string | number }) => string;
  export const whatsapp: string;
  export const text: string;
  export const replyHint: string;
  export const statusNew: string;
  export const statusTalking: string;
  export const statusQuoted: string;
  export const statusBooked: string;
  export const statusLost: string;
  export const party: (values: { count: number }) => string;
  export const nothingIsKept: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-departures" {
  export const dateTaken: string;
  export const dateUpdatedSuccessfully: string;
  export const dateAddedSuccessfully: string;
  export const failedToUpdateDate: (values: { message: string | number }) => string;
  export const failedToAddDate: (values: { message: string | number }) => string;
  export const datesAddedSuccessfully: string;
  export const hasAllDates: string;
  export const failedToAddDates: (values: { message: string | number }) => string;
  export const chooseTodayOrALaterDate: string;
  export const seatLimits: string;
  export const endsBeforeStart: string;
  export const moreThanDates: (values: { mostDates: string | number }) => string;
  export const editDate: string;
  export const addDate: string;
  export const saveChanges: string;
  export const date: string;
  export const addManyDates: string;
  export const add: (values: { count: number }) => string;
  export const addDates: string;
  export const every: string;
  export const from: string;
  export const to: string;
  export const noNewDates: string;
  export const price: string;
  export const priceHint: string;
  export const status: string;
  export const seatsLeft: string;
  export const optional: string;
  export const noStatus: string;
  export const dates: string;
  export const errorLoadingDates: string;
  export const departures: string;
  export const countedDates: (values: { count: number }) => string;
  export const noUpcomingDates: string;
  export const withoutDates: string;
  export const selectAll: string;
  export const actions: string;
  export const statusOf: (values: { date: string | number }) => string;
  export const priceOnRequest: string;
  export const edit: (values: { date: string | number }) => string;
  export const tourDates: string;
  export const errorLoadingTour: string;
  export const backToTours: string;
  export const datesUpdated: string;
  export const failedToUpdateDates: (values: { message: string | number }) => string;
  export const dateDeletedSuccessfully: string;
  export const datesDeleted: string;
  export const someDatesRestored: (values: { count: string | number; total: string | number }) => string;
  export const failedToDeleteDate: (values: { message: string | number }) => string;
  export const failedToDeleteDates: (values: { message: string | number }) => string;
  export const chooseAWeekday: string;
  export const noSuchWeekday: string;
  export const deleteDate: (values: { date: string | number }) => string;
  export const dateCount: (values: { count: number }) => string;
  export const someSkipped: (values: { dates: string | number; count: number }) => string;
  export const fromTo: (values: { first: string | number; last: string | number }) => string;
  export const open: string;
  export const fillingFast: string;
  export const guaranteed: string;
  export const soldOut: string;
  export const setTheStatus: (values: { count: number }) => string;
  export const deleteDates: (values: { count: number }) => string;
  export const seatsLeftNoun: string;
  export const upcomingDatesOf: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode; title: string | number }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-backup" {
  export const theDownloadBegins: string;
  export const downloadFailed: (values: { message: string | number }) => string;
  export const download: string;
  export const keepItOnAnotherMachine: string;
  export const neverDownloaded: string;
  export const listedOnceComplete: string;
  export const downloadBackup: string;
  export const everyNight: string;
  export const nightlyText: string;
  export const nightlyMissing: (values: { problem: string | number }) => string;
  export const triedHourly: string;
  export const noneHasBeenMadeYet: string;
  export const firstBackupHint: string;
  export const sameDiskHint: string;
  export const madeByTheHostedProject: string;
  export const hostedData: string;
  export const projectBackups: string;
  export const withoutPictures: string;
  export const health: string;
  export const healthText: string;
  export const healthNotLoaded: string;
  export const hostedDatabase: string;
  export const theDatabaseTakesUp: (values: { size: string | number }) => string;
  export const fullDiskHint: string;
  export const mailsAreSent: string;
  export const hostedMails: string;
  export const nothingToUpgrade: string;
  export const thisReleaseAlsoNeeds: string;
  export const backup: string;
  export const text: string;
  export const errorLoadingTheBackups: string;
  export const diskSpace: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode; folder: string | number; free: string | number; total: string | number }) => import("react").ReactNode;
  export const aMailFailed: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode; mark: (words: import("react").ReactNode[]) => import("react").ReactNode; words: string | number }) => import("react").ReactNode;
  export const theLastMailFailed: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode; mark: (words: import("react").ReactNode[]) => import("react").ReactNode; words: string | number }) => import("react").ReactNode;
  export const sendsNoMails: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const release: (values: { version: string | number }) => string;
  export const noneDownloadedSince: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const lastMade: (values: { made: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const lastMadeAndOpened: (values: { made: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const made: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode; rows: string | number; size: string | number }) => import("react").ReactNode;
  export const aboutTheFile: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const keptIn: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode; folder: string | number }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-access" {
  export const error: (values: { message: string | number }) => string;
  export const browserOn: (values: { browser: string | number; system: string | number }) => string;
  export const unknownBrowser: string;
  export const operatorAdded: string;
  export const failedToAddOperator: (values: { message: string | number }) => string;
  export const operatorRemoved: string;
  export const failedToRemoveOperator: (values: { message: string | number }) => string;
  export const deviceSignedOut: string;
  export const failedToSignOut: (values: { message: string | number }) => string;
  export const otherDevicesSignedOut: string;
  export const pleaseEnterAValidEmail: string;
  export const addOperator: string;
  export const email: string;
  export const addOperatorText: string;
  export const errorLoadingDevices: string;
  export const noOtherDevices: string;
  export const signedInDevices: string;
  export const thisDevice: string;
  export const signOut: string;
  export const signOutOtherDevices: string;
  export const signOutEverywhere: string;
  export const signOutEverywhereText: string;
  export const operators: string;
  export const added: string;
  export const lastSeen: string;
  export const actions: string;
  export const never: string;
  export const you: string;
  export const remove: (values: { name: string | number }) => string;
  export const yourRecoveryCodes: string;
  export const newCodesText: string;
  export const codesNotLoaded: string;
  export const noCodesWhenHosted: string;
  export const makeNewRecoveryCodes: string;
  export const makeRecoveryCodes: string;
  export const replaceCodes: string;
  export const youHaveNoRecoveryCodes: string;
  export const recoveryCodesAreLeft: (values: { count: number }) => string;
  export const copied: string;
  export const copyByHand: string;
  export const copy: string;
  export const print: string;
  export const done: string;
  export const forgotPassword: string;
  export const setNewPassword: string;
  export const screenNotLoaded: string;
  export const backToAdminLogin: string;
  export const sendALinkInstead: string;
  export const adminLogin: string;
  export const signInText: string;
  export const loggedInSuccessfully: string;
  export const newPassword: string;
  export const linkExpired: string;
  export const passwordUpdated: string;
  export const resetText: string;
  export const requestANewLink: string;
  export const removeOperator: (values: { name: string | number }) => string;
  export const operatorsText: string;
  export const errorLoadingOperators: string;
  export const theNewOperatorSPassword: string;
  export const newPasswordText: string;
  export const accountSettings: string;
  export const account: string;
  export const accountHint: string;
  export const userId: string;
  export const emailAddress: string;
  export const changePassword: string;
  export const atLeast6Characters: string;
  export const recoveryCodes: string;
  export const codesText: string;
  export const devices: string;
  export const notifications: string;
  export const switchItOn: string;
  export const helpSupport: string;
  export const supportText: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const supportTextForColleagues: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const languageOfThePanel: string;
  export const inThisBrowser: string;
  export const noEmail: string;
  export const withRecoveryCode: string;
  export const removeButton: string;
  export const yourBrowsers: string;
  export const notifiedAtOnce: string;
  export const signedInAt: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const lastUsedAt: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const mailOnItsWay: (values: { strong: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const hostedOperators: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const nothingToTell: string;
  export const projectSendsMail: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const aboutRecoveryCodes: (values: { code: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-editing" {
  export const notAValue: (values: { values: string | number }) => string;
  export const itExistsAlready: string;
  export const chooseADate: string;
  export const dateLimits: string;
  export const wholeMoment: string;
  export const mustBeAtMostCharacters: (values: { max: string | number }) => string;
  export const gone: string;
  export const somethingWentWrong: string;
  export const deletionUndone: string;
  export const couldNotUndo: (values: { message: string | number }) => string;
  export const rowChangedElsewhere: string;
  export const youAreSignedOut: string;
  export const noAccess: string;
  export const undo: string;
  export const uploadRefused: string;
  export const pictureNotStored: (values: { message: string | number }) => string;
  export const yes: string;
  export const no: string;
  export const areYouSure: string;
  export const cancel: string;
  export const pastedLines: (values: { count: string | number }) => string;
  export const sections: string;
  export const versionShown: string;
  export const history: string;
  export const versionsText: string;
  export const errorLoadingTheHistory: string;
  export const noEarlierVersions: string;
  export const noVersions: string;
  export const replaceWhatYouHaveTyped: string;
  export const replace: string;
  export const oldestVersion: string;
  export const current: string;
  export const onADesktop: string;
  export const onAPhone: string;
  export const narrowPicture: (values: { width: string | number }) => string;
  export const preview: string;
  export const search: string;
  export const tryAgain: string;
  export const builtInTexts: string;
  export const more: string;
  export const showTheNewerVersion: string;
  export const uploadRunning: string;
  export const othersAreSaving: string;
  export const saving: string;
  export const upload: string;
  export const uploading: (values: { name: string | number }) => string;
  export const uploaded: (values: { name: string | number }) => string;
  export const preparing: string;
  export const theUploadFailed: string;
  export const phoneWidth: string;
  export const desktopWidth: string;
  export const previewNotSaved: string;
  export const closePreview: string;
  export const previewOfThePage: string;
  export const notMoved: (values: { name: string | number }) => string;
  export const move: (values: { name: string | number; direction: string }) => string;
  export const drag: (values: { name: string | number }) => string;
  export const open: string;
  export const leaveWithoutSaving: string;
  export const leave: string;
  export const stay: string;
  export const chooseFromPictures: string;
  export const addPictures: (values: { count: string | number }) => string;
  export const addPicture: string;
  export const nameOrAltText: string;
  export const picturesNotLoaded: string;
  export const nothingFound: string;
  export const noPictures: string;
  export const tryAnotherWord: string;
  export const uploadOneFirst: string;
  export const newer: string;
  export const older: string;
  export const notInTrash: string;
  export const categoryExists: string;
  export const pageExists: string;
  export const anotherExists: string;
  export const pictureTooLarge: string;
  export const deleteButton: string;
  export const deleteNamed: (values: { name: string | number }) => string;
  export const newEntry: (values: { noun: string | number }) => string;
  export const formHasChanges: string;
  export const thisVersion: string;
  export const pictureNotFound: string;
  export const pictureHint: string;
  export const moreFor: (values: { name: string | number }) => string;
  export const changedElsewhere: string;
  export const roomForOne: (values: { count: string | number; name: string | number }) => string;
  export const howToDrag: string;
  export const changedSince: string;
  export const notSaved: string;
  export const yours: string;
  export const theirs: string;
  export const changedBySomebody: string;
  export const chooseOne: string;
  export const chooseWhatToKeep: string;
  export const save: string;
  export const empty: string;
  export const cancelUpload: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const choosePicturesFor: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; what: string | number }) => import("react").ReactNode;
  export const pageOf: (values: { page: string | number; count: string | number }) => string;
  export const restoredBy: (values: { name: string | number }) => string;
  export const savedBy: (values: { name: string | number }) => string;
  export const theServer: string;
  export const old: string;
  export const newValue: string;
  export const remove: (values: { name: string | number }) => string;
  export const add: (values: { noun: string | number }) => string;
  export const addEntry: (values: { unseen: (words: import("react").ReactNode[]) => import("react").ReactNode; noun: string | number }) => import("react").ReactNode;
  export const movedTo: (values: { name: string | number; position: string | number; count: string | number }) => string;
  export const moved: (values: { name: string | number; position: string | number }) => string;
  export const pickedUp: (values: { name: string | number }) => string;
  export const position: (values: { position: string | number }) => string;
  export const item: string;
  export const categoryCount: (values: { count: number }) => string;
  export const enquiryCount: (values: { count: number }) => string;
  export const imageCount: (values: { count: number }) => string;
  export const itemCount: (values: { count: number }) => string;
  export const linkCount: (values: { count: number }) => string;
  export const pageCount: (values: { count: number }) => string;
  export const pictureCount: (values: { count: number }) => string;
  export const questionCount: (values: { count: number }) => string;
  export const quoteCount: (values: { count: number }) => string;
  export const reviewCount: (values: { count: number }) => string;
  export const sectionCount: (values: { count: number }) => string;
  export const testimonialCount: (values: { count: number }) => string;
  export const tourCount: (values: { count: number }) => string;
  export const typedNotSaved: (values: { time: string | number }) => string;
  export const restore: string;
  export const discard: string;
  export const passwordNeeded: string;
  export const notifications: string;
  export const wordCount: (values: { count: number }) => string;
  export const choice: (values: { choice: string; text: string | number }) => string;
  export const column: (values: { name: string; words: string | number }) => string;
}

declare module "virtual:messages/panel-frame" {
  export const newEnquiry: (values: { line: string | number }) => string;
  export const aMessage: string;
  export const open: string;
  export const loginError: string;
  export const unexpectedError: string;
  export const loginFailed: string;
  export const leaveWithoutSaving: string;
  export const failedToSignOut: string;
  export const signedOutSuccessfully: string;
  export const adminPanel: (values: { title: string | number }) => string;
  export const viewOnSite: string;
  export const whatNeedsAttention: string;
  export const call: (values: { name: string | number }) => string;
  export const today: string;
  export const mailsCannotBeSent: string;
  export const backupMissing: string;
  export const downloadABackup: string;
  export const noCodesLeft: string;
  export const yourOwnNameAndTelephone: (values: { missing: string }) => string;
  export const yourOwnEmailAndAddress: (values: { missing: string }) => string;
  export const yourWhatsappNumber: string;
  export const yourLogo: string;
  export const sampleToursReplaced: string;
  export const keepIt: string;
  export const keepAll: (values: { samples: string | number }) => string;
  export const testimonialsDone: string;
  export const figuresDone: string;
  export const keepThem: string;
  export const yourOwnWords: string;
  export const yourOwnAdvance: string;
  export const contactFormDone: string;
  export const recoveryCodesSaved: string;
  export const firstBackup: string;
  export const beforeYouOpen: string;
  export const hide: string;
  export const closeMenu: string;
  export const emailAndPasswordNeeded: string;
  export const email: string;
  export const password: string;
  export const hidePassword: string;
  export const showPassword: string;
  export const forgotPassword: string;
  export const signIn: string;
  export const signingIn: string;
  export const failedToUpdatePassword: (values: { refusal: string | number }) => string;
  export const recoveryCode: string;
  export const newPassword: string;
  export const atLeast6Characters: string;
  export const confirmPassword: string;
  export const updatePassword: string;
  export const updating: string;
  export const passwordUpdated: string;
  export const tryAgain: string;
  export const youAreOffline: string;
  export const needsJavaScript: string;
  export const passwordIsRequired: string;
  export const passwordTooShort: (values: { minPasswordLength: string | number }) => string;
  export const passwordTooLong: (values: { maxPasswordBytes: string | number }) => string;
  export const passwordsDoNotMatch: string;
  export const sendLink: string;
  export const sending: string;
  export const company: string;
  export const policies: string;
  export const figures: string;
  export const pageTexts: string;
  export const notice: string;
  export const enquiries: string;
  export const quotes: string;
  export const siteSettings: string;
  export const sessionEnded: string;
  export const pleaseSignInAgain: string;
  export const cancel: string;
  export const languages: string;
  export const dashboard: string;
  export const tours: string;
  export const categories: string;
  export const heroSections: string;
  export const carouselImages: string;
  export const testimonials: string;
  export const aboutPage: string;
  export const accountSettings: string;
  export const pictures: string;
  export const pages: string;
  export const trash: string;
  export const operators: string;
  export const backup: string;
  export const visitWebsite: string;
  export const signOut: string;
  export const signedOutHere: string;
  export const keepAllReviews: (values: { reviews: string | number }) => string;
  export const formKeepsNothing: string;
  export const passwordNotUpdated: (values: { message: string | number }) => string;
  export const siteSettingsTabs: string;
  export const confirmWithPassword: string;
  export const faq: string;
  export const adminMenu: string;
  export const newCount: (values: { count: string | number; unseen: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const panelName: string;
  export const screenNotOpened: string;
  export const checkYourNetwork: string;
  export const openMenu: string;
  export const menu: string;
  export const noAccess: string;
  export const notAnAdmin: (values: { strong: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const noSuchScreen: string;
  export const panelNotShown: string;
  export const newEnquiries: (values: { count: number }) => string;
  export const reviewsToApprove: (values: { count: number }) => string;
  export const drafts: (values: { count: number }) => string;
  export const toursWithoutCategory: (values: { count: number }) => string;
  export const toursWithoutDates: (values: { count: number }) => string;
  export const moreCallsDue: (values: { count: number }) => string;
  export const andMore: (values: { count: string | number }) => string;
  export const noneSince: (values: { time: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const done: string;
  export const projectMailSent: (values: { strong: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const mailSent: (values: { strong: (words: import("react").ReactNode[]) => import("react").ReactNode; email: string | number }) => import("react").ReactNode;
  export const emailIsRequired: string;
  export const recoveryCodeIsRequired: string;
  export const tourCount: (values: { count: number }) => string;
  export const categoryCount: (values: { count: number }) => string;
  export const heroCount: (values: { count: number }) => string;
  export const captionCount: (values: { count: number }) => string;
  export const aboutCount: (values: { count: number }) => string;
  export const companyCount: (values: { count: number }) => string;
  export const questionCount: (values: { count: number }) => string;
  export const testimonialCount: (values: { count: number }) => string;
  export const pageCount: (values: { count: number }) => string;
  export const pictureCount: (values: { count: number }) => string;
  export const withoutLanguage: (values: { items: string | number; language: string }) => string;
  export const staleInLanguage: (values: { items: string | number; language: string }) => string;
  export const glossary: string;
}

declare module "virtual:messages/panel-tours" {
  export const tourIdIsRequired: string;
  export const tourCreatedSuccessfully: string;
  export const failedToCreateTour: (values: { message: string | number }) => string;
  export const tourUpdatedSuccessfully: string;
  export const failedToUpdateTour: (values: { message: string | number }) => string;
  export const tourPublished: string;
  export const imageUrlProblem: (values: { message: string | number }) => string;
  export const tourHiddenFromTheSite: string;
  export const copyCreatedAsADraft: string;
  export const tourDeletedSuccessfully: string;
  export const failedToDeleteTour: string;
  export const weekLimits: string;
  export const duplicateTour: string;
  export const duplicate: string;
  export const titleOfTheCopy: string;
  export const copyIsDraft: string;
  export const copyDates: string;
  export const copyDatesHint: string;
  export const shiftedByHowManyWeeks: string;
  export const tour: string;
  export const similarTourHint: string;
  export const dates: string;
  export const viewOnSite: string;
  export const hideFromSite: string;
  export const publishNow: string;
  export const publish: string;
  export const childPrice: string;
  export const singleSupplement: string;
  export const price: string;
  export const priceFromColumn: string;
  export const failedToUpdateTours: (values: { message: string | number }) => string;
  export const undoneExcept: (values: { current: string | number }) => string;
  export const undone: string;
  export const redone: string;
  export const chooseTheFirstDate: string;
  export const chooseTheLastDate: string;
  export const endsBeforeStart: string;
  export const giveANumber: string;
  export const wholeNumberNeeded: string;
  export const atMostTenYears: string;
  export const pongal: string;
  export const deepavali: string;
  export const summer: string;
  export const changePrices: string;
  export const amount: string;
  export const unit: string;
  export const direction: string;
  export const up: string;
  export const down: string;
  export const roundTo: string;
  export const wholeRupees: string;
  export const theNearest: (values: { rupees: string | number }) => string;
  export const allPrices: string;
  export const departuresBetween: string;
  export const newPrices: string;
  export const toursNotRead: string;
  export const changedElsewhere: (values: { name: string | number }) => string;
  export const nothingToChange: string;
  export const changedBySomebodyElse: (values: { name: string | number }) => string;
  export const deleteTour: string;
  export const category: string;
  export const uncategorized: string;
  export const featured: string;
  export const notFeatured: string;
  export const shiftDates: string;
  export const which: string;
  export const from: string;
  export const to: string;
  export const datesKeepTheirPrices: string;
  export const undoTheLastChange: string;
  export const redoTheLastChange: string;
  export const leftAlone: (values: { count: string | number }) => string;
  export const by: string;
  export const days: string;
  export const weeks: string;
  export const later: string;
  export const earlier: string;
  export const allDates: string;
  export const noDates: string;
  export const newDates: string;
  export const pasteAnItinerary: string;
  export const cancel: string;
  export const keepAsText: string;
  export const makeDays: string;
  export const textOfTheItinerary: string;
  export const pastedDaysHint: string;
  export const noText: string;
  export const introMoves: (values: { intro: string | number }) => string;
  export const introBecomesSummary: (values: { intro: string | number }) => string;
  export const priceStays: (values: { price: string | number }) => string;
  export const listsMove: string;
  export const shownAsWritten: string;
  export const priceWithoutAmount: string;
  export const toUse: (values: { text: string | number }) => string;
  export const optional: string;
  export const ofFilledIn: (values: { filled: string | number; count: string | number }) => string;
  export const priceDetails: string;
  export const priceDetailsHint: string;
  export const priceBasis: string;
  export const priceBasisHint: string;
  export const childPriceHint: string;
  export const singleSupplementHint: string;
  export const advance: string;
  export const ifEmpty: (values: { advanceInWords: string | number }) => string;
  export const cancellation: string;
  export const cancellationHint: (values: { refundsInWords: string | number }) => string;
  export const goodToKnow: string;
  export const goodToKnowHint: string;
  export const themes: string;
  export const themesHint: string;
  export const bestMonths: string;
  export const groupSize: string;
  export const groupSizeHint: string;
  export const pace: string;
  export const forExampleRelaxed: string;
  export const documentsAndVisa: string;
  export const documentsHint: string;
  export const pickUpPoints: string;
  export const place: string;
  export const time: string;
  export const n630Am: string;
  export const questions: string;
  export const questionsHint: string;
  export const question: string;
  export const answer: string;
  export const gallery: string;
  export const saveAsDraft: string;
  export const onTheSite: string;
  export const datesAreOptional: string;
  export const visibilityHint: string;
  export const addressTaken: (values: { reason: string | number }) => string;
  export const webAddress: string;
  export const slugHint: string;
  export const newSlugHint: string;
  export const goesLiveOn: string;
  export const goesLiveHint: string;
  export const hiddenFrom: string;
  export const hiddenFromHint: string;
  export const shownAgainOn: string;
  export const shownAgainHint: string;
  export const basics: string;
  export const title: string;
  export const type: string;
  export const domestic: string;
  export const international: string;
  export const duration: string;
  export const forExample6Days5Nights: string;
  export const priceFrom: string;
  export const priceFromHint: string;
  export const startingCity: string;
  export const startsFromHint: string;
  export const summary: string;
  export const shownOnTheHomePage: string;
  export const pictures: string;
  export const mainPictureHint: string;
  export const imageUrl: string;
  export const highlights: string;
  export const highlightsHint: string;
  export const inclusions: string;
  export const whatThePriceCovers: string;
  export const exclusions: string;
  export const exclusionsHint: string;
  export const itinerary: string;
  export const itineraryHint: string;
  export const savedAtOnce: string;
  export const onceTheTourIsStored: string;
  export const datesNeedTour: string;
  export const addDay: string;
  export const redo: string;
  export const undo: string;
  export const close: string;
  export const theDaysAreAsTheyWere: string;
  export const day: string;
  export const dayTitle: string;
  export const guideName: string;
  export const description: string;
  export const stay: string;
  export const meals: string;
  export const editTour: string;
  export const updateDetailsFor: (values: { title: string | number }) => string;
  export const makeAQuote: string;
  export const errorLoadingTour: string;
  export const backToTours: string;
  export const tourGone: string;
  export const createTourAnew: string;
  export const saveChanges: string;
  export const createNewTour: string;
  export const newTourText: string;
  export const createTour: string;
  export const toursTitle: string;
  export const newestFirstText: string;
  export const visitorsSeeNewestFirst: string;
  export const exportText: string;
  export const importText: string;
  export const addNewTour: string;
  export const errorLoadingTours: string;
  export const noToursFound: string;
  export const everyTourHasDates: string;
  export const tryAnotherWordOrFilter: (values: { filters: string | number }) => string;
  export const clearFilters: string;
  export const tryAnotherWord: string;
  export const addYourFirstTour: string;
  export const selectAll: string;
  export const searchExample: string;
  export const nextDate: string;
  export const soldOut: string;
  export const nextDateLabel: string;
  export const noUpcomingDates: string;
  export const actions: string;
  export const select: (values: { title: string | number }) => string;
  export const translationState: (values: { language: string | number; title: string | number; state: string | number }) => string;
  export const edit: (values: { title: string | number }) => string;
  export const newestFirst: string;
  export const lastChangedFirst: string;
  export const titleAToZ: string;
  export const categoryAToZ: string;
  export const nextDateFirst: string;
  export const filtersAndOrder: string;
  export const all: string;
  export const status: string;
  export const sortBy: string;
  export const featuredOnly: string;
  export const noCategory: string;
  export const draft: string;
  export const scheduled: string;
  export const live: string;
  export const hidden: string;
  export const fromDate: (values: { date: string | number }) => string;
  export const untilDate: (values: { date: string | number }) => string;
  export const againFromDate: (values: { date: string | number }) => string;
  export const seen: string;
  export const seenAgainFrom: (values: { again: string | number }) => string;
  export const seenUntil: (values: { until: string | number }) => string;
  export const seenUntilAndAgain: (values: { until: string | number; again: string | number }) => string;
  export const seenFrom: (values: { from: string | number }) => string;
  export const seenFromUntil: (values: { from: string | number; until: string | number }) => string;
  export const seenFromUntilAndAgain: (values: { from: string | number; until: string | number; again: string | number }) => string;
  export const notSeen: string;
  export const notSeenSince: (values: { since: string | number }) => string;
  export const notReadable: string;
  export const lettersNotReadable: string;
  export const undoImport: string;
  export const rowsImported: (values: { count: number }) => string;
  export const rowsImportedSentence: (values: { count: number }) => string;
  export const partImported: string;
  export const failedToImport: (values: { message: string | number }) => string;
  export const importUndoneExcept: (values: { names: string | number }) => string;
  export const importUndone: string;
  export const couldNotUndo: (values: { message: string | number }) => string;
  export const importing: string;
  export const importCount: (values: { count: number }) => string;
  export const file: string;
  export const fileHint: string;
  export const preview: string;
  export const rowsWouldChange: (values: { count: number }) => string;
  export const nothingWouldChange: string;
  export const rowsWithProblems: (values: { count: number; problems: number }) => string;
  export const rowsLeftOut: string;
  export const problems: string;
  export const cellsToCheck: (values: { count: number }) => string;
  export const changedSinceFile: string;
  export const toursNewerThanFile: (values: { count: number }) => string;
  export const checkTheseCells: string;
  export const notes: string;
  export const noAmountInPrice: (values: { price: string | number }) => string;
  export const lettersInAmount: (values: { price: string | number; letters: string | number }) => string;
  export const priceFromFollows: (values: { typed: string | number; price: string | number }) => string;
  export const priceFromDiffers: (values: { amount: string | number; price: string | number }) => string;
  export const empty: string;
  export const noIdColumn: string;
  export const unknownColumn: (values: { place: string | number; heading: string | number }) => string;
  export const lettersLost: string;
  export const tooLongForACell: string;
  export const notAllowed: string;
  export const mustBeOneOf: (values: { words: string | number }) => string;
  export const noTourToChange: (values: { id: string | number }) => string;
  export const tourTwice: string;
  export const publishInThePanel: string;
  export const noSuchCategory: (values: { category: string | number; type: string }) => string;
  export const newDraft: string;
  export const newDraftOfSameTitle: string;
  export const dateAndTimeLike: string;
  export const notADate: (values: { typed: string | number }) => string;
  export const noDateToChange: string;
  export const noSuchTour: (values: { id: string | number }) => string;
  export const dateTwice: string;
  export const tourIdRequired: string;
  export const dateRequired: string;
  export const newDate: string;
  export const dateTakenSentence: string;
  export const tooManyTexts: (values: { count: string | number }) => string;
  export const yesOrNo: string;
  export const notAMonth: (values: { typed: string | number }) => string;
  export const toursAsCsv: string;
  export const datesAsCsv: string;
  export const couldNotExport: string;
  export const exportDescription: (values: { count: number }) => string;
  export const deleteTours: string;
  export const toursSelected: (values: { count: number }) => string;
  export const toursSelectedElsewhere: (values: { count: number; others: string | number }) => string;
  export const categoryOfTours: (values: { count: number }) => string;
  export const featuredTours: (values: { count: number }) => string;
  export const toursPublished: (values: { count: number }) => string;
  export const toursHidden: (values: { count: number }) => string;
  export const toursInCategory: (values: { count: number; category: string | number }) => string;
  export const toursWithoutCategory: (values: { count: number }) => string;
  export const toursFeatured: (values: { count: number }) => string;
  export const toursNoLongerFeatured: (values: { count: number }) => string;
  export const toursDeleted: (values: { count: number }) => string;
  export const deleteSelectedTours: (values: { count: number }) => string;
  export const otherType: (values: { title: string | number; type: string }) => string;
  export const categoryOfOtherType: (values: { type: string }) => string;
  export const changeCount: (values: { count: number }) => string;
  export const pricesChanged: (values: { count: number }) => string;
  export const translatedPricesChange: string;
  export const pricesWouldChange: (values: { count: number; tours: number }) => string;
  export const shiftCount: (values: { count: number }) => string;
  export const datesShifted: (values: { count: number }) => string;
  export const tooManyDates: (values: { count: string | number; max: string | number }) => string;
  export const datesWouldMove: (values: { count: number }) => string;
  export const weeksKeepTheDay: string;
  export const weeksKeepLastYearsDays: string;
  export const inThePast: string;
  export const dateTaken: string;
  export const andMore: (values: { count: string | number }) => string;
  export const titleIsRequired: string;
  export const makeDaysOfThisText: (values: { count: number }) => string;
  export const makeCount: (values: { count: number }) => string;
  export const textBecameDays: (values: { count: number }) => string;
  export const insertDay: (values: { hidden: (words: import("react").ReactNode[]) => import("react").ReactNode; day: string | number }) => import("react").ReactNode;
  export const removeDay: (values: { day: string | number }) => string;
  export const dayRemoved: (values: { day: string | number }) => string;
  export const galleryImage: (values: { number: string | number }) => string;
  export const galleryImages: string;
  export const addressOfGalleryImage: (values: { hidden: (words: import("react").ReactNode[]) => import("react").ReactNode; number: string | number }) => import("react").ReactNode;
  export const countedPictures: (values: { count: number }) => string;
  export const countedHighlights: (values: { count: number }) => string;
  export const countedInclusions: (values: { count: number }) => string;
  export const countedExclusions: (values: { count: number }) => string;
  export const countedDays: (values: { count: number }) => string;
  export const mustBeWholeRupees: string;
  export const atMostThemes: (values: { count: string | number; length: string | number }) => string;
  export const giveThePlace: string;
  export const summaryTooShort: string;
  export const mustBeAValidUrl: string;
  export const durationIsRequired: string;
  export const imageMustBeAValidUrl: string;
  export const atLeastOneImage: string;
  export const giveTheQuestion: string;
  export const giveTheAnswer: string;
  export const useOnlyLetters: string;
  export const notBeforeGoingLive: (values: { time: string | number }) => string;
  export const mustBeAfterHiding: string;
  export const giveTheDateOfHiding: string;
  export const clearThisDate: string;
  export const pickupPoint: string;
  export const questionNoun: string;
  export const dayNoun: string;
  export const highlight: string;
  export const inclusion: string;
  export const exclusion: string;
  export const galleryImageNoun: string;
  export const translationsHint: string;
  export const translationsChange: (values: { count: number }) => string;
  export const translateLater: string;
  export const noEnglishText: string;
  export const asManyAsInEnglish: (values: { count: string | number }) => string;
  export const stillInEnglish: string;
}

declare module "virtual:messages/panel-testimonials" {
  export const error: (values: { message: string | number }) => string;
  export const testimonialUpdated: string;
  export const testimonialAdded: string;
  export const testimonialDeleted: string;
  export const ratingLimits: string;
  export const nameIsRequired: string;
  export const locationIsRequired: string;
  export const mustBeAValidUrl: string;
  export const commentTooShort: string;
  export const editTestimonial: string;
  export const addTestimonial: string;
  export const reviewsAreOff: (values: { link: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const saveChanges: string;
  export const name: string;
  export const imageUrl: string;
  export const location: string;
  export const comment: string;
  export const featured: string;
  export const rating: string;
  export const outOf5: (values: { rating: string | number }) => string;
  export const testimonials: string;
  export const featuredHint: string;
  export const reviewsToApprove: (values: { count: string | number }) => string;
  export const inviteATraveller: string;
  export const notLoaded: string;
  export const noTestimonials: string;
  export const samplesAreShown: string;
  export const testimonial: string;
  export const featuredOf: (values: { name: string | number }) => string;
  export const edit: (values: { name: string | number }) => string;
  export const deleteTestimonial: string;
}

declare module "virtual:messages/panel-pages" {
  export const error: (values: { message: string | number }) => string;
  export const slugTaken: string;
  export const pageUpdatedSuccessfully: string;
  export const pageAddedSuccessfully: string;
  export const pageDeletedSuccessfully: string;
  export const draft: string;
  export const published: string;
  export const slugLimits: string;
  export const mustBeAValidUrl: string;
  export const editPage: string;
  export const addPage: string;
  export const save: string;
  export const add: string;
  export const title: string;
  export const webAddress: string;
  export const text: string;
  export const imageUrl: string;
  export const introHint: string;
  export const status: string;
  export const publishedHint: string;
  export const footerHint: string;
  export const pages: string;
  export const pagesText: string;
  export const notLoaded: string;
  export const noPagesHaveBeenAddedYet: string;
  export const page: string;
  export const inTheFooter: string;
  export const edit: (values: { title: string | number }) => string;
  export const deletePage: string;
  export const viewOnSite: string;
  export const titleIsRequired: string;
  export const textIsRequired: string;
  export const statusAndAddressStay: string;
  export const addressAfterAChange: string;
  export const addressIfEmpty: string;
}

declare module "virtual:messages/panel-page-texts" {
  export const pageTextsUpdated: string;
  export const emptiedField: string;
  export const saveChanges: string;
  export const home: string;
  export const headsOfTheLists: string;
  export const aboutUs: string;
  export const values: string;
  export const whyChoose: string;
  export const welcome: string;
  export const sentenceHint: (values: { emptied: string | number }) => string;
  export const domesticTours: string;
  export const internationalTours: string;
  export const allTours: string;
  export const testimonials: string;
  export const faq: string;
  export const headline: string;
  export const titleOfTheMission: string;
  export const mission: string;
  export const value: (values: { at: string | number }) => string;
  export const reason: (values: { at: string | number }) => string;
  export const text: (values: { label: string | number }) => string;
  export const whatThePagesSay: string;
  export const placeholdersShowTheFigures: string;
}

declare module "virtual:messages/panel-hero" {
  export const failedToLoadHeroSection: string;
  export const errorLoadingHeroSection: string;
  export const heroUpdated: string;
  export const heroNotUpdated: string;
  export const updateFailed: string;
  export const pleaseEnterAValidUrl: string;
  export const saveChanges: string;
  export const background: string;
  export const aWidePictureWorksBest: string;
  export const backgroundImageUrl: string;
  export const words: string;
  export const title: string;
  export const subtitle: string;
  export const button: string;
  export const buttonHint: string;
  export const buttonText: string;
  export const buttonLink: string;
  export const buttonLinkHint: string;
  export const heroSections: string;
  export const text: string;
  export const titleIsRequired: string;
  export const subtitleIsRequired: string;
  export const buttonTextIsRequired: string;
  export const buttonLinkIsRequired: string;
}

declare module "virtual:messages/panel-faq" {
  export const error: (values: { message: string | number }) => string;
  export const questionUpdated: string;
  export const questionAdded: string;
  export const questionDeleted: string;
  export const answer: string;
  export const editQuestion: string;
  export const addQuestion: string;
  export const save: string;
  export const add: string;
  export const question: string;
  export const category: string;
  export const heading: string;
  export const paragraphHint: string;
  export const linkHint: string;
  export const insertAValue: string;
  export const insertALink: string;
  export const insertAHeading: string;
  export const placeholdersHint: string;
  export const faq: string;
  export const text: string;
  export const notLoaded: string;
  export const noQuestions: string;
  export const noQuestionsHint: string;
  export const edit: (values: { question: string | number }) => string;
  export const deleteQuestion: string;
  export const questionIsRequired: string;
  export const answerIsRequired: string;
  export const visitorsRead: string;
  export const words: string;
}

declare module "virtual:messages/panel-company" {
  export const failedToLoadCompanyInfo: string;
  export const errorLoadingCompanyInfo: string;
  export const failedToUpdateSettings: (values: { message: string | number }) => string;
  export const settingsUpdated: string;
  export const policiesUpdated: string;
  export const figuresUpdated: string;
  export const noticeUpdated: string;
  export const languagesUpdated: string;
  export const companyUpdated: string;
  export const companyNotUpdated: string;
  export const updateFailed: string;
  export const gstinLimits: string;
  export const pleaseEnterAValidUrl: string;
  export const emailTooLong: string;
  export const pleaseEnterAValidEmail: string;
  export const facebookUrlInvalid: string;
  export const instagramUrlInvalid: string;
  export const twitterUrlInvalid: string;
  export const chooseAPerson: string;
  export const atMostThreePeople: string;
  export const pleaseUploadAPicture: string;
  export const colourInvalid: string;
  export const ratingLimits: string;
  export const endsBeforeStart: string;
  export const monthLimits: string;
  export const dayLimits: string;
  export const percentLimits: string;
  export const sameDays: string;
  export const atMost10Rows: string;
  export const accentColour: string;
  export const accentHint: string;
  export const chooseTheAccentColour: string;
  export const button: string;
  export const aLink: string;
  export const whatsappNumber: string;
  export const whatsappHint: string;
  export const toUse: (values: { corrected: string | number }) => string;
  export const testLink: string;
  export const chatLink: (values: { address: string | number }) => string;
  export const noDigits: string;
  export const lettersLeftOut: (values: { digits: string | number }) => string;
  export const leadingZero: string;
  export const tenDigitsWith91: (values: { digits: string | number }) => string;
  export const onlyIndianNumbers: string;
  export const zeroAfter91: string;
  export const oneAfter91: string;
  export const company: string;
  export const look: string;
  export const address: string;
  export const registration: string;
  export const contact: string;
  export const trust: string;
  export const socialLinks: string;
  export const saveChanges: string;
  export const logoUrl: string;
  export const logoHint: string;
  export const companyName: string;
  export const tagline: string;
  export const ownLookText: string;
  export const logoForTheDarkTheme: string;
  export const darkLogoHint: string;
  export const favicon: string;
  export const iconHint: string;
  export const city: string;
  export const state: string;
  export const postalCode: string;
  export const country: string;
  export const registrationHint: string;
  export const registrationNumber: string;
  export const gstin: string;
  export const n15Characters: string;
  export const phone: string;
  export const email: string;
  export const website: string;
  export const workingHours: string;
  export const workingHoursHint: string;
  export const trustHint: string;
  export const officePhotograph: string;
  export const shownOnTheContactPage: string;
  export const socialHint: string;
  export const facebookUrl: string;
  export const instagramUrl: string;
  export const twitterUrl: string;
  export const theDemoNumber: string;
  export const visitorsPhonesDial: (values: { dialled: string | number }) => string;
  export const notDialable: string;
  export const enquiries: string;
  export const formsText: string;
  export const keepEnquiries: string;
  export const keepEnquiriesHint: string;
  export const receiveForms: string;
  export const receiveFormsHint: string;
  export const reviews: string;
  export const collectReviews: string;
  export const collectReviewsHint: string;
  export const visits: string;
  export const countVisits: string;
  export const countVisitsHint: string;
  export const personalData: string;
  export const keepFor: string;
  export const keepForHint: string;
  export const figures: string;
  export const figuresHint: string;
  export const yearsOfExperience: string;
  export const yearsHint: string;
  export const happyTravellers: string;
  export const satisfactionRate: string;
  export const supportOnTour: string;
  export const ratings: string;
  export const outOf5Hint: string;
  export const displayedRating: string;
  export const ratingHint: string;
  export const tourRating: string;
  export const tourRatingHint: string;
  export const itsAddressesDoNotExist: string;
  export const previewLanguageHint: string;
  export const openLanguageHint: string;
  export const languages: string;
  export const languagesHint: string;
  export const english: string;
  export const off: string;
  export const forOperators: string;
  export const publicText: string;
  export const languageNotOpened: (values: { label: string | number }) => string;
  export const openTheSiteIn: (values: { label: string | number }) => string;
  export const notice: string;
  export const noticeHint: string;
  export const text: string;
  export const englishOrTamil: string;
  export const link: string;
  export const noticeLinkHint: string;
  export const times: string;
  export const optionalInIndianTime: string;
  export const from: string;
  export const ifEmpty: string;
  export const until: string;
  export const noticeEndHint: string;
  export const noticeHasEnded: string;
  export const advanceAndBalance: string;
  export const policiesHint: string;
  export const advanceForDomesticTours: string;
  export const domesticBalance: string;
  export const balanceHint: string;
  export const internationalAdvance: string;
  export const internationalBalance: string;
  export const refunds: string;
  export const refundsHint: string;
  export const adminFee: string;
  export const groups: string;
  export const groupSize: string;
  export const groupSizeHint: string;
  export const taxes: string;
  export const taxNoteHint: string;
  export const taxNoteForDomesticTours: string;
  export const internationalTaxNote: string;
  export const tcsHint: string;
  export const daysAtLeast: string;
  export const refund: string;
  export const whoAnswers: string;
  export const name: string;
  export const choosePerson: string;
  export const noLongerOnTheAboutPage: (values: { name: string | number }) => string;
  export const tamilEnglish: string;
  export const figuresText: string;
  export const saveTheCompanyInfoFirst: string;
  export const noticeText: string;
  export const whatTheFaq: string;
  export const companyText: string;
  export const refundDays: string;
  export const tooShort: (values: { count: string | number }) => string;
  export const tooLong: (values: { count: string | number }) => string;
  export const colourAsItIs: (values: { theme: string }) => string;
  export const colourMadeReadable: (values: { theme: string; accent: string | number }) => string;
  export const demoNumber: (values: { which: string }) => string;
  export const noChatNumber: string;
  export const demoEmail: string;
  export const advancesInWords: (values: { domestic: string | number; international: string | number }) => string;
  export const visitorsRead: string;
  export const whoAnswersHint: (values: { page: (words: import("react").ReactNode[]) => import("react").ReactNode }) => import("react").ReactNode;
  export const always: string;
  export const languagesOfTheSite: string;
  export const nameIsRequired: string;
  export const taglineIsRequired: string;
  export const addressIsRequired: string;
  export const cityIsRequired: string;
  export const stateIsRequired: string;
  export const postalCodeIsRequired: string;
  export const countryIsRequired: string;
  export const phoneIsRequired: string;
  export const domesticAdvanceHint: string;
  export const internationalAdvanceHint: string;
  export const sayHowMany: string;
  export const person: string;
  export const refundNoun: string;
}

declare module "virtual:messages/panel-categories" {
  export const nameTaken: string;
  export const categoryUpdated: string;
  export const categoryCreated: string;
  export const failedToUpdateCategory: (values: { message: string | number }) => string;
  export const failedToCreateCategory: (values: { message: string | number }) => string;
  export const categoryDeleted: string;
  export const failedToDeleteCategory: (values: { message: string | number }) => string;
  export const editCategory: string;
  export const addCategory: string;
  export const saveChanges: string;
  export const categoryName: string;
  export const type: string;
  export const domestic: string;
  export const international: string;
  export const deleteCategory: (values: { name: string | number; toursIn: string | number }) => string;
  export const categoriesManagement: string;
  export const text: string;
  export const show: string;
  export const all: string;
  export const errorLoadingCategories: string;
  export const noCategoriesFound: string;
  export const category: string;
  export const moveItsToursTo: string;
  export const noCategory: string;
  export const categories: string;
  export const name: string;
  export const actions: string;
  export const edit: (values: { name: string | number }) => string;
  export const deleteText: (values: { name: string | number }) => string;
  export const toursHaveThisCategory: (values: { tours: number }) => string;
  export const toursLeft: (values: { tours: number }) => string;
  export const nameIsRequired: string;
}

declare module "virtual:messages/panel-carousel" {
  export const error: (values: { message: string | number }) => string;
  export const imageUpdated: string;
  export const imageAddedSuccessfully: string;
  export const imageDeleted: string;
  export const home: string;
  export const about: string;
  export const testimonials: string;
  export const mustBeAValidUrl: string;
  export const editImage: string;
  export const addImage: string;
  export const save: string;
  export const add: string;
  export const imageUrl: string;
  export const caption: string;
  export const optional: string;
  export const section: string;
  export const carouselImages: string;
  export const text: string;
  export const notLoaded: string;
  export const noImages: string;
  export const builtInImages: string;
  export const image: string;
  export const noCaption: string;
  export const edit: (values: { name: string | number }) => string;
  export const deleteImage: string;
  export const order: (values: { number: string | number }) => string;
  export const imageNumber: (values: { number: string | number }) => string;
}

declare module "virtual:messages/panel-about" {
  export const error: (values: { message: string | number }) => string;
  export const sectionUpdated: string;
  export const sectionAdded: string;
  export const sectionDeleted: string;
  export const mustBeAValidUrl: string;
  export const giveTheName: string;
  export const atMost24People: string;
  export const pictureLeft: string;
  export const pictureRight: string;
  export const widePicture: string;
  export const people: string;
  export const editSection: string;
  export const addSection: string;
  export const save: string;
  export const add: string;
  export const title: string;
  export const content: string;
  export const layout: string;
  export const alternatingPictures: string;
  export const imageUrl: string;
  export const groupPictureHint: string;
  export const peopleHint: string;
  export const keptPeople: string;
  export const name: string;
  export const role: string;
  export const tourPlanner: string;
  export const portrait: string;
  export const aSentenceAboutThem: string;
  export const aboutPage: string;
  export const text: string;
  export const notLoaded: string;
  export const noSections: string;
  export const section: string;
  export const edit: (values: { title: string | number }) => string;
  export const deleteSection: string;
  export const titleIsRequired: string;
  export const contentIsRequired: string;
  export const sectionNumber: (values: { number: string | number }) => string;
  export const personNoun: string;
}

declare module "virtual:messages/panel-quote-rules" {
  export const wholeRupees: string;
  export const tooMuch: string;
  export const wholeNumber: string;
  export const likeUpiId: string;
  export const customerIsRequired: string;
  export const titleIsRequired: string;
  export const labelNeeded: string;
  export const totalIsZero: string;
  export const moreThanTotal: string;
  export const beforeFirstDay: string;
  export const isPast: string;
}

declare module "virtual:messages/panel-auth" {
  export const tooManyAttempts: string;
  export const isDown: string;
  export const somethingWentWrong: string;
  export const refusal: (values: { code: string; message: string | number }) => string;
  export const unreached: string;
}

declare module "virtual:messages/panel-glossary" {
  export const englishIsRequired: string;
  export const giveATranslation: string;
  export const thereIsThisWordAlready: string;
  export const wordSaved: string;
  export const failedToSaveTheWord: (values: { message: string | number }) => string;
  export const wordDeleted: string;
  export const failedToDeleteTheWord: (values: { message: string | number }) => string;
  export const addWord: string;
  export const editWord: string;
  export const saveChanges: string;
  export const english: string;
  export const tamil: string;
  export const hindi: string;
  export const actions: string;
  export const glossary: string;
  export const wordsThatRecur: string;
  export const errorLoadingTheGlossary: string;
  export const noWordsYet: string;
  export const edit: (values: { word: string | number }) => string;
  export const areYouSure: (values: { word: string | number }) => string;
}

declare module "virtual:messages/panel-dashboard" {
  export const dashboard: string;
  export const manageCategories: string;
  export const addNewTour: string;
  export const errorLoadingData: string;
  export const siteSettings: string;
  export const totalTours: string;
  export const domesticTours: string;
  export const internationalTours: string;
  export const totalCategories: string;
  export const activeUsers: string;
  export const latestTours: string;
  export const latestToursTable: string;
  export const viewAll: string;
  export const tourName: string;
  export const type: string;
  export const category: string;
  export const actions: string;
  export const uncategorized: string;
  export const edit: string;
  export const editTour: (values: { title: string | number }) => string;
  export const noToursAvailable: string;
  export const orStartFromSampleTours: string;
  export const importSampleTours: string;
  export const categories: string;
  export const noCategoriesYet: (values: { type: string }) => string;
  export const moreCategories: (values: { count: string | number; hidden: (words: import("react").ReactNode[]) => import("react").ReactNode; type: string }) => import("react").ReactNode;
}

declare module "virtual:messages/panel-preview" {
  export const preview: string;
}

declare module "virtual:messages/send-reply" {
  export const reply: string;
  export const askPeopleAndDates: string;
  export const askPeople: string;
  export const askDates: string;
  export const yourTrip: string;
}

declare module "virtual:messages/send-invitation" {
  export const ofTrip: (values: { name: string | number; link: string | number }) => string;
  export const ofTour: (values: { name: string | number; tour: string | number; link: string | number }) => string;
}

declare module "virtual:messages/send-quote" {
  export const message: (values: { name: string | number; number: string | number; title: string | number; link: string | number }) => string;
  export const adult: string;
  export const child: string;
  export const singleRoom: string;
  export const people: (values: { count: number }) => string;
  export const party: (values: { adults: number; children: number }) => string;
  export const advance: (values: { advance: string | number }) => string;
  export const cancellation: (values: { cancellation: string | number }) => string;
}

declare module "virtual:messages/panel-translations" {
  export const notInEnglish: (values: { values: string | number }) => string;
  export const textsTranslated: (values: { count: string | number; total: string | number }) => string;
  export const restInEnglish: string;
  export const fillKnownWords: string;
  export const noKnownWords: string;
  export const textsFilled: (values: { count: number }) => string;
  export const proposed: string;
  export const tamil: string;
  export const hindi: string;
  export const translationSaved: string;
  export const notSaved: (values: { message: string | number }) => string;
  export const english: string;
  export const pasteAnItinerary: string;
  export const partsLeftOut: string;
  export const daysLeftOut: (values: { left: number; total: string | number; count: string | number }) => string;
  export const upToDateOnSave: string;
  export const englishChanged: string;
  export const missing: string;
  export const draft: string;
  export const published: string;
  export const saveChanges: string;
  export const publish: string;
  export const unpublish: string;
  export const publishesAll: (values: { button: string | number }) => string;
  export const saveDraft: string;
  export const nothingToTranslate: string;
  export const languagesOfTheTexts: string;
  export const notLoaded: string;
  export const stillRight: (values: { hidden: (words: import("react").ReactNode[]) => import("react").ReactNode; label: string | number }) => import("react").ReactNode;
  export const titleIn: (values: { title: string | number; language: string | number }) => string;
}

declare module "virtual:messages/panel-translated-fields" {
  export const address: string;
  export const advance: string;
  export const advanceOfToursAbroad: string;
  export const advanceOfToursInIndia: string;
  export const alternativeText: string;
  export const answer: string;
  export const button: string;
  export const cancellation: string;
  export const caption: string;
  export const childPrice: string;
  export const city: string;
  export const comment: string;
  export const companyName: string;
  export const content: string;
  export const country: string;
  export const day: string;
  export const description: string;
  export const documents: string;
  export const duration: string;
  export const exclusions: string;
  export const groupSize: string;
  export const guide: string;
  export const happyTravellers: string;
  export const highlights: string;
  export const inclusions: string;
  export const itinerary: string;
  export const languages: string;
  export const location: string;
  export const meals: string;
  export const name: string;
  export const notice: string;
  export const pace: string;
  export const pageTexts: string;
  export const people: string;
  export const pickupPoints: string;
  export const place: string;
  export const price: string;
  export const priceBasis: string;
  export const question: string;
  export const questions: string;
  export const role: string;
  export const satisfactionRate: string;
  export const singleSupplement: string;
  export const startsFrom: string;
  export const state: string;
  export const stay: string;
  export const subtitle: string;
  export const summary: string;
  export const supportOnTour: string;
  export const tagline: string;
  export const taxNote: string;
  export const taxNoteOfToursAbroad: string;
  export const text: string;
  export const themes: string;
  export const time: string;
  export const title: string;
  export const tour: string;
  export const whoAnswers: string;
  export const words: string;
  export const workingHours: string;
  export const yearsOfExperience: string;
}

declare module "virtual:messages/about-texts.en" {
  export * from "virtual:messages/about-texts";
}

declare module "virtual:messages/defaults.en" {
  export * from "virtual:messages/defaults";
}

declare module "virtual:messages/faq.en" {
  export * from "virtual:messages/faq";
}

declare module "virtual:messages/list-texts.en" {
  export * from "virtual:messages/list-texts";
}

declare module "virtual:messages/testimonials-page.en" {
  export * from "virtual:messages/testimonials-page";
}

declare module "virtual:messages/policies.en" {
  export * from "virtual:messages/policies";
}

declare module "virtual:messages/policies.ta" {
  export * from "virtual:messages/policies";
}

declare module "virtual:messages/policies.hi" {
  export * from "virtual:messages/policies";
}

declare module "virtual:messages/send-invitation.en" {
  export * from "virtual:messages/send-invitation";
}

declare module "virtual:messages/send-invitation.ta" {
  export * from "virtual:messages/send-invitation";
}

declare module "virtual:messages/send-invitation.hi" {
  export * from "virtual:messages/send-invitation";
}

declare module "virtual:messages/send-quote.en" {
  export * from "virtual:messages/send-quote";
}

declare module "virtual:messages/send-quote.ta" {
  export * from "virtual:messages/send-quote";
}

declare module "virtual:messages/send-quote.hi" {
  export * from "virtual:messages/send-quote";
}

declare module "virtual:messages/send-reply.en" {
  export * from "virtual:messages/send-reply";
}

declare module "virtual:messages/send-reply.ta" {
  export * from "virtual:messages/send-reply";
}

declare module "virtual:messages/send-reply.hi" {
  export * from "virtual:messages/send-reply";
}
