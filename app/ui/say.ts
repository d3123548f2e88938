import { createElement, Fragment, type ReactNode } from "react";
import { locale } from "./languages";

// The messages call these functions: scripts/messages.ts makes JavaScript of them.

type Forms<Text> = Record<string, Text> & { other: Text };

/** One of the texts of `{name, select, …}`. */
export function choose<Text>(form: string, forms: Forms<Text>): Text {
  return forms[form] ?? forms.other;
}

const pluralRules = new Intl.PluralRules(locale);

/** One of the texts of `{count, plural, …}`, for this number or its plural form. */
export function plural<Text>(count: number, forms: Forms<Text>): Text {
  return forms[`=${count}`] ?? choose(pluralRules.select(count), forms);
}

/** The number that # stands for. */
export function number(count: number): string {
  return count.toLocaleString(locale);
}

/** A message with tags. */
export function rich(...parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
