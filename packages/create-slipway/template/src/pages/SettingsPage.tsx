import { Cell, CellGroup, Radio, RadioGroup, setTheme, type ThemeMode, useTheme } from 'slipway'

const modes = { auto: 'System', light: 'Light', dark: 'Dark' }

export default function SettingsPage() {
  const { mode } = useTheme()

  return (
    <RadioGroup
      className="content choices"
      aria-label="Appearance"
      value={mode}
      onChange={({ detail }) => setTheme({ mode: detail.value as ThemeMode })}
    >
      <CellGroup title="Appearance">
        {Object.entries(modes).map(([value, name]) => (
          <Cell key={value} title={name} control={<Radio value={value} />} />
        ))}
      </CellGroup>
    </RadioGroup>
  )
}
