const PICTURES_WAIT_MS = 2_000;

/** Loads the lazy pictures in hidden tab panels, then prints. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  const enough = new Promise((resolve) => setTimeout(resolve, PICTURES_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), enough]);
  window.print();
}
