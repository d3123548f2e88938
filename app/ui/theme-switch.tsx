import * as m from "virtual:messages/frame";
import { useId } from "react";
import { Icon } from "./icon";
import { monitorIcon, moonIcon, sunIcon } from "./icons";
import { useTheme, writeTheme } from "./theme";

const choices = [
  { theme: "light", label: m.lightTheme, icon: sunIcon },
  { theme: "dark", label: m.darkTheme, icon: moonIcon },
  { theme: "system", label: m.systemTheme, icon: monitorIcon },
] as const;

/** A button with a menu; hidden without JavaScript. React queues a choice made before hydration. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} title={m.theme} className="theme-button">
        <Icon path={sunIcon} className="dark:hidden" />
        <Icon path={moonIcon} className="hidden dark:block" />
        <span>{m.theme}</span>
      </button>
      <form
        id={id}
        popover="auto"
        aria-label={m.theme}
        action={(form) => {
          writeTheme(form.get("theme"));
          document.getElementById(id)?.hidePopover();
        }}
        className="theme-menu"
      >
        {choices.map(({ theme, label, icon }) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-pressed={chosen === theme}
            // CSS uses this class to highlight the stored choice before hydration.
            className={`theme-choice theme-choice-${theme}`}
          >
            <Icon path={icon} />
            {label}
          </button>
        ))}
      </form>
    </>
  );
}
