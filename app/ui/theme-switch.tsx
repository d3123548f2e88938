import { useId, useSyncExternalStore } from "react";
import { Icon } from "./icon";
import { monitorIcon, moonIcon, sunIcon } from "./icons";
import { subscribeToStorage } from "./stored";
import { readTheme, type Theme, writeTheme } from "./theme";

const choices = [
  { theme: "light", label: "Light theme", icon: sunIcon },
  { theme: "dark", label: "Dark theme", icon: moonIcon },
  { theme: "system", label: "System theme", icon: monitorIcon },
] as const;

/** The theme in use: "system" on the server and until hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribeToStorage, readTheme, () => "system");
}

/** Light, dark or system, as three radio buttons; hidden where no script runs. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="hidden w-max rounded-md border border-current/35 js:flex">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon }) => (
        <label
          key={theme}
          title={label}
          className="flex size-11 cursor-pointer items-center justify-center border-current/35 not-first-of-type:border-l has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            aria-label={label}
            checked={chosen === theme}
            onChange={() => writeTheme(theme)}
            className="peer sr-only"
          />
          <Icon
            path={icon}
            className="size-8 rounded-sm p-[0.3rem] opacity-80 peer-checked:bg-turmeric peer-checked:text-turmeric-ink peer-checked:opacity-100"
          />
        </label>
      ))}
    </fieldset>
  );
}
