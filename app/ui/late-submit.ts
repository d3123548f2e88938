declare global {
  interface Window {
    /** The form whose Send was pressed before its script was here. */
    lateForm?: HTMLFormElement | undefined;
  }
}

/** Part of the document's first script: holds the press of a form marked `data-late`. */
export const lateSubmitScript =
  'addEventListener("submit",e=>{let f=e.target;if(f.dataset.late!=null){e.preventDefault();lateForm=f}},!0);';

/** A ref of such a form: from now on it answers for itself, first for a press that was held. */
export function answerLateSubmit(form: HTMLFormElement | null): void {
  if (!form) return;
  delete form.dataset.late;
  if (window.lateForm !== form) return;
  window.lateForm = undefined;
  setTimeout(() => form.requestSubmit());
}
