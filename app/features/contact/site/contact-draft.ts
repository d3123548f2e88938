const KEY = "contact-draft";

/** Stores the fields in sessionStorage, so that leaving the page does not lose typed text. */
export function storeDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is blocked.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}

/** Fills the empty fields from the stored draft. */
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
