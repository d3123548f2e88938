import { toast } from "./toaster";

/** Copies a text. Without the permission, the toast `failed` has the text or says how to copy it. */
export async function copyText(
  text: string,
  { copied, failed, detail }: { copied: string; failed: string; detail?: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed, detail);
  }
}
