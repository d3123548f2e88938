/**
 * Part of the document's first script. Without network a link from one public page to another is left
 * to the browser: the service worker then answers with the page as it was kept, or with the offline
 * page, where the router would find neither data nor script. The panel keeps what is typed in it.
 */
export const offlineLinksScript = [
  'addEventListener("click",e=>{',
  "if(!navigator.onLine&&navigator.serviceWorker?.controller&&!/^\\/admin/.test(location.pathname)",
  `&&e.target.closest("a[href^='/']:not([href^='/admin'],[href*='.'])"))e.stopPropagation()`,
  "},!0);",
].join("");
