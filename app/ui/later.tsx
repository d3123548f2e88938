import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

/**
 * Shows what is there, or `placeholder` until it is. What is there already gets no boundary around
 * it: React would send a large one's placeholder first, and swap it by script.
 */
export function Later<T>({
  value,
  placeholder,
  children,
}: {
  value: T | Promise<T>;
  placeholder: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
