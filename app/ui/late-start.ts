declare global {
  interface Window {
    /** The form whose Send was pressed before its script was here. */
    lateForm?: HTMLFormElement | undefined;
    /** From now on the page answers for itself, first for what was pressed too early. */
    takeOver?: () => void;
  }
}

/** The id of the template that holds a public page's scripts until they are let in (server/pages/html.ts). */
const LATE_SCRIPTS = "late";

/**
 * Part of the document's first script. A public page is read, and its links work, without script:
 * its scripts come when everything that is seen has come, so that they take nothing from it; at once
 * when somebody presses something; after 3 s in any case. Until the page is taken over, the press of
 * a button, a tab or a choice (unmade first, or pressing it would change nothing) and that of a form
 * marked `data-late` are held.
 *
 * A jump within the page stays the browser's own: the router, told of it, would draw every part anew
 * whose script is not here yet (island.tsx), and the focus would be lost that had just come there.
 *
 * A link to another page that nobody answered is the browser's, and Back from there would come to
 * where the visitor was; every change of route begins at the top (spec §2).
 */
export const lateStartScript = [
  `{let d=document,b,go=()=>{let t=d.getElementById("${LATE_SCRIPTS}");t&&t.replaceWith(t.content)};`,
  'addEventListener("load",()=>setTimeout(go,99));setTimeout(go,3e3);',
  'for(let n of["pointerdown","keydown"])addEventListener(n,go,!0);',
  'let hold=e=>{b=e.target.closest("button[type=button]:not([popovertarget]),[role=tab],[type=radio]")||b};',
  'addEventListener("click",hold,!0);',
  'takeOver=()=>{removeEventListener("click",hold,!0);b&&b.isConnected&&(b.checked=!1,b.click())};',
  'addEventListener("submit",e=>{let f=e.target;if(f.dataset.late!=null){e.preventDefault();lateForm=f}},!0)}',
  'addEventListener("popstate",e=>{e.state||e.stopImmediatePropagation()},!0);',
  `addEventListener("click",e=>{e.defaultPrevented||e.target.closest("a[href^='/']")&&(history.scrollRestoration="manual")});`,
  'addEventListener("pageshow",e=>{e.persisted&&history.scrollRestoration=="manual"&&scrollTo(0,0)});',
].join("");

/** A ref of such a form: from now on it answers for itself, first for a press that was held. */
export function answerLateSubmit(form: HTMLFormElement | null): void {
  if (!form) return;
  delete form.dataset.late;
  if (window.lateForm !== form) return;
  window.lateForm = undefined;
  setTimeout(() => form.requestSubmit());
}
