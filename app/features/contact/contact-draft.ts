const KEY = "contact-draft";

/** Keeps what is typed for as long as the tab lives, so that a wrong tap does not lose it. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is closed to us: the form works without it.
  }
}

/** Puts back what was typed and chosen, where nothing has been since. A ref of the form. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex === 0) field.value = value;
    } else if (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !field.value
    ) {
      field.value = value;
    }
  }
}

function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
