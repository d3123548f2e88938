/**
 * Part of the document's first script. What is marked `laid-late` (app.css) is opened for good when the
 * page has loaded, part by part: no guessed height stays, and the pages that follow are whole from the
 * start. Inline, so it is written small.
 */
export const laidLateScript = [
  '{let d=document,l,open=()=>{let n=l.shift();n?(n.style.contentVisibility="visible",setTimeout(open,16)):d.documentElement.classList.add("whole")};',
  'addEventListener("load",()=>{l=[...d.querySelectorAll(".laid-late")];setTimeout(open,250)})}',
].join("");
