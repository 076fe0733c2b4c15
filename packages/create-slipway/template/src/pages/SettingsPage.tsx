import {
  Cell,
  CellGroup,
  Radio,
  RadioGroup,
  setTheme,
  type ThemeMode,
  useAppUpdate,
  useInstallPrompt,
  useTheme,
} from 'slipway'

const modes = { auto: 'System', light: 'Light', dark: 'Dark' }

export default function SettingsPage() {
  const { mode } = useTheme()
  const update = useAppUpdate()
  const install = useInstallPrompt()

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
      {(update.isReady || install.isAvailable) && (
        <CellGroup title="App">
          {update.isReady && <Cell title="Start the new version" onClick={update.apply} />}
          {install.isAvailable && <Cell title="Install" onClick={install.show} />}
        </CellGroup>
      )}
    </RadioGroup>
  )
}
