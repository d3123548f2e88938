import { Icon } from "./icon";
import { monitorIcon, moonIcon, sunIcon } from "./icons";
import { useTheme, writeTheme } from "./theme";

const choices = [
  { theme: "light", label: "Light theme", icon: sunIcon },
  { theme: "dark", label: "Dark theme", icon: moonIcon },
  { theme: "system", label: "System theme", icon: monitorIcon },
] as const;

/** Light, dark or system; hidden without JavaScript. React queues a press before hydration. */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <form
      aria-label="Theme"
      action={(form) => writeTheme(form.get("theme"))}
      className="hidden w-max rounded-md border border-current/35 js:flex"
    >
      {choices.map(({ theme, label, icon }) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          title={label}
          aria-label={label}
          aria-pressed={chosen === theme}
          className="flex size-11 items-center justify-center border-current/35 not-first-of-type:border-l"
        >
          {/* Marked by CSS (app.css), so that the stored choice shows before hydration. */}
          <Icon
            path={icon}
            className={`theme-choice theme-choice-${theme} size-8 rounded-sm p-[0.3rem]`}
          />
        </button>
      ))}
    </form>
  );
}
