/**
 * Part of the document's first script. What is marked `laid-late` (app.css) is opened for good when the
 * page has loaded, or after five seconds where a picture never comes, part by part: no guessed height
 * stays, and the pages that follow are whole from the start. All at once for a key that scrolls to the
 * end, which must know where that is. Inline, so it is written small. In development nothing waits: React
 * would tell of every part that was opened before it took the page over.
 */
export const laidLateScript = import.meta.env.DEV
  ? 'document.documentElement.classList.add("whole");'
  : [
      '{let d=document,l,whole=()=>d.documentElement.classList.add("whole"),open=()=>{let n=l.shift();n?(n.style.contentVisibility="visible",setTimeout(open,16)):whole()},',
      'go=()=>{l||(l=[...d.querySelectorAll(".laid-late")],open())};addEventListener("load",()=>setTimeout(go,250));setTimeout(go,5e3);',
      'addEventListener("keydown",e=>/End|Down/.test(e.key)&&whole(),!0)}',
    ].join("");
