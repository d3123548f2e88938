import type { ReactNode } from "react";
import { SiteIcon } from "./site-icon";

/** The layout of the login and password screens: a form beside an illustration. */
export function LoginFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh lg:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="m-auto w-full max-w-sm px-4 py-10">
        <title>{title}</title>
        <header className="mb-8">
          <SiteIcon size={56} className="mb-5 size-14" />
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 text-ink-muted">{text}</p>
        </header>
        {children}
      </div>
      <img
        src="/posters/hero.svg"
        alt=""
        width={1600}
        height={1000}
        loading="lazy"
        className="sticky top-0 h-dvh w-full bg-structure object-cover object-[62%_50%] max-lg:hidden"
      />
    </main>
  );
}
