/** The oldest browsers in which everything works; README.md names them. Vite builds for these. */
export const supportedBrowsers = ["chrome120", "edge120", "firefox130", "safari17.4"];
