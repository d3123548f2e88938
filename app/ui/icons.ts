// SVG paths on a grid of 24 × 24, drawn with a round stroke of width 2.
export const calendarIcon = "M4 6h16v15H4zM4 11h16M8 3v5M16 3v5";
export const chatIcon = "M4 20l1.2-4A8 8 0 1 1 8.5 19zM9 11.5v.1M12.5 11.5v.1M16 11.5v.1";
export const chevronLeftIcon = "M15 5l-7 7 7 7";
export const chevronRightIcon = "M9 5l7 7-7 7";
export const clockIcon = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2";
export const closeIcon = "M6 6l12 12M18 6L6 18";
export const copyIcon = "M9 9h11v11H9zM15 9V4H4v11h5";
export const facebookIcon =
  "M14 21v-8h3l.5-3.5H14V8c0-1.2.500-2 2-2h1.5V3c-.7-.2-1.5-.2-2.5-.2-2.7 0-4.3 1.6-4.3 4.4v2.3H7.5V13h3.2v8z";
export const heartIcon =
  "M12 20.5S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.7 4.6 4.6 0 0 1 20.5 9C20.5 15 12 20.5 12 20.5z";
export const instagramIcon =
  "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.1";
export const mailIcon = "M3 6h18v13H3zM3 7l9 6.5L21 7";
export const menuIcon = "M4 7h16M4 12h16M4 17h16";
export const monitorIcon = "M3 5h18v11H3zM8 20h8M12 16v4";
export const moonIcon = "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z";
export const phoneIcon =
  "M4 4h4.5L10.5 9 8 10.8c1.1 2.3 2.9 4.1 5.2 5.2L15 13.5l5 2V20c-9 .7-16.7-7-16-16z";
export const pinIcon =
  "M12 21.5s-7-6.5-7-12a7 7 0 0 1 14 0c0 5.5-7 12-7 12zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";
export const printIcon = "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z";
export const searchIcon = "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20";
export const shareIcon = "M12 15V3M8 6.5L12 3l4 3.500M6 11H5v10h14V11h-1";
export const starIcon =
  "M12 2.5l2.9 5.9 6.6 1-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-1z";
export const sunIcon =
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19";
export const twitterIcon = "M4 4h4l12 16h-4zM4.5 20l6.5-7M13 11l6.5-7";
