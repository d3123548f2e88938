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
