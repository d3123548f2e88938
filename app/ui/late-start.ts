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

/** Where the router keeps how far each page was scrolled, from one document to the next. */
const ROUTER_POSITIONS = "react-router-scroll-positions";

/** A page that nobody touches is at rest, ms after its start: what begins by itself begins now. */
export const AT_REST_MS = 3000;

/**
 * Part of the document's first script. A public page is read, and its links work, without script: its
 * scripts are fetched when everything that is seen has come, so that they take nothing from it, and run
 * from then on when somebody is there (moves, scrolls, a picture needs its stand-in, or somebody has signed
 * in, whose way to the panel the server does not know); at once when somebody presses something; when the
 * page is at rest in any case.
 *
 * Until the page is taken over, the presses of buttons, tabs and choices (unmade first, or pressing
 * them would change nothing), the last arrow key on a tab and the press of a form marked `data-late` are
 * held. What would open over the page is let go when the visitor has gone on to something else. A tab's
 * link leads nowhere meanwhile. If a script cannot be had, the page becomes one without script, and the
 * held form and tab go their own way.
 *
 * React is not told of a press that comes while it takes the page over, piece by piece between frames: it
 * would do all that is left within that press (a tab on a four times slower processor: 296 ms, 72 untold).
 * It is told of other keys, and of the click on what needs its answer: a link, or a form that cannot wait.
 *
 * A jump within the page stays the browser's own, there and back, while the router rests on that page
 * (it keeps itself in `__reactRouterDataRouter`). Told of the jump it would draw every part anew whose
 * script is not here yet (island.tsx), and the focus would be lost that had just come there. Not in the
 * panel: no part of it waits, and the router must hear of the way back that it goes when somebody stays.
 *
 * A link to another page that nobody answered is the browser's, and Back from there would come to
 * where the visitor was; every change of route begins at the top (spec §2).
 */
export const lateStartScript = [
  `{let d=document,h=new Set,seen,come,late=()=>d.getElementById("${LATE_SCRIPTS}"),go=()=>{let t=late();seen=1;t&&t.replaceWith(t.content)},sign=()=>{seen=1;come&&go()};`,
  "try{seen=/-auth-token/.test(Object.keys(localStorage))}catch{}",
  'addEventListener("load",()=>setTimeout(()=>{let t=late();come=1;seen?go():t&&d.head.append(...t.content.querySelectorAll("link"))},99));',
  `setTimeout(go,${AT_REST_MS});`,
  'for(let n of["pointerdown","click","keydown"])addEventListener(n,go,!0);',
  'for(let n of["pointermove","focusin","scroll","error"])addEventListener(n,sign,!0);',
  'let hush=e=>e.stopPropagation(),early=f=>{f("click",hold,!0);f("keydown",holdKey,!0);for(let n of["pointerdown","pointerup","mousedown","mouseup","touchstart","touchend"])f(n,hush,!0)};',
  'let hold=e=>{let t=e.target,b=t.closest("button[type=button]:not([popovertarget]),[role=tab],[type=radio]");b&&(h.delete(b),h.add(b),b.href&&e.preventDefault());(b||!t.closest("a,label,input,form:not([data-late]) button"))&&hush(e)};',
  'let key,holdKey=e=>{e.target.matches("[role=tab]")&&/^(Arrow[LR]|Home|End)/.test(e.key)&&(key=e,e.preventDefault(),hush(e))};',
  "early(addEventListener);",
  'addEventListener("focusin",e=>{for(let b of h)b!=e.target&&b.matches("[aria-haspopup]")&&h.delete(b)});',
  "let send=e=>{let f=e.target;if(f.dataset.late!=null){e.preventDefault();lateForm=f}};",
  'addEventListener("submit",send,!0);',
  'takeOver=()=>{fail=0;d.documentElement.classList.add("js");early(removeEventListener);for(let b of h)b.isConnected&&(b.checked=!1,b.click());key&&key.target==d.activeElement&&key.target.dispatchEvent(new KeyboardEvent("keydown",key));window.lateForm&&setTimeout(()=>dispatchEvent(new Event("keydown")))};',
  'let fail=()=>{early(removeEventListener);removeEventListener("submit",send,!0);d.documentElement.classList.remove("js");for(let b of h)b.href&&b.click();window.lateForm&&lateForm.submit();lateForm=void 0};',
  'addEventListener("error",e=>{e.target.localName=="script"&&fail&&fail()},!0);',
  'addEventListener("unhandledrejection",()=>fail&&fail())}',
  'addEventListener("popstate",e=>{let r=window.__reactRouterDataRouter?.state,l=r&&r.location;',
  'l&&r.navigation.state=="idle"&&!/^\\/admin/.test(l.pathname)&&l.pathname+l.search==location.pathname+location.search&&e.stopImmediatePropagation()},!0);',
  "{let h=history,l=location,c;",
  // On leaving, after the router's own listener of the same event.
  `let top=()=>{if(c.defaultPrevented)return;h.scrollRestoration="manual";try{sessionStorage.removeItem("${ROUTER_POSITIONS}")}catch{}};`,
  'addEventListener("click",e=>{let a=e.target.closest("a[href]");if(!a||a.origin!=l.origin)return;',
  'if(a.pathname!=l.pathname)c=e,removeEventListener("pagehide",top),addEventListener("pagehide",top);',
  'else if(a.hash)h.scrollRestoration="auto"},!0);',
  'addEventListener("pageshow",e=>{e.persisted&&h.scrollRestoration=="manual"&&scrollTo(0,0)})}',
].join("");

/** A ref of such a form: from now on it answers for itself, first for a press that was held. */
export function answerLateSubmit(form: HTMLFormElement | null): void {
  if (!form) return;
  delete form.dataset.late;
  if (window.lateForm !== form) return;
  window.lateForm = undefined;
  setTimeout(() => form.requestSubmit());
}
