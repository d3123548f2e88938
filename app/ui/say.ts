import format, { type CompiledMessage } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import { locale } from "./languages";

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

type Values = Parameters<typeof format<ReactNode>>[2];

/** Returns the function of a message with arguments. scripts/messages.ts calls it. */
export function say(message: CompiledMessage) {
  return (values: Values): ReactNode => {
    const parts = format<ReactNode>(message, locale, values, { formatters });
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
}
