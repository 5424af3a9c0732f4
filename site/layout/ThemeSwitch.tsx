const themes = [
  { value: 'systeem', label: 'Systeem' },
  { value: 'licht', label: 'Licht' },
  { value: 'donker', label: 'Donker' },
] as const

/** Three radio buttons; theme.ts reads and keeps the choice. Without script the system decides. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch" data-theme-switch>
      <legend className="visually-hidden">Kleuren</legend>
      {themes.map((theme) => (
        <label key={theme.value}>
          <input type="radio" name="thema" value={theme.value} defaultChecked={theme.value === 'systeem'} />
          <span>{theme.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
