import {
  Allow,
  Cell,
  CellGroup,
  Radio,
  RadioGroup,
  setTheme,
  setToken,
  type ThemeMode,
  useAppUpdate,
  useAuth,
  useInstallPrompt,
  useLocale,
  useNavigationBarTitle,
  useTheme,
} from 'slipway'
import { languages, useWords } from '../words/words.ts'

export default function SettingsPage() {
  const words = useWords()
  const { token, hasRole } = useAuth()
  const { mode } = useTheme()
  const locale = useLocale()
  const update = useAppUpdate()
  const install = useInstallPrompt()
  useNavigationBarTitle(words.settings)

  return (
    <div className="content">
      <CellGroup>
        <Cell title={token?.uid} description={words.role[hasRole('dispatcher') ? 'dispatcher' : 'technician']} />
        <Allow role="dispatcher">
          <Cell title={words.team} to="/team" />
        </Allow>
      </CellGroup>
      <RadioGroup
        aria-label={words.appearance}
        value={mode}
        onChange={({ detail }) => setTheme({ mode: detail.value as ThemeMode })}
      >
        <CellGroup title={words.appearance}>
          {Object.entries(words.modes).map(([value, name]) => (
            <Cell key={value} title={name} control={<Radio value={value} />} />
          ))}
        </CellGroup>
      </RadioGroup>
      <CellGroup title={words.app}>
        <Cell title={words.language} value={languages[locale as keyof typeof languages]} to="/settings/language" />
        {update.isReady && <Cell title={words.update} onClick={update.apply} />}
        {install.isAvailable && <Cell title={words.install} onClick={install.show} />}
      </CellGroup>
      <CellGroup className="danger">
        <Cell title={words.signOut} onClick={() => setToken(undefined)} />
      </CellGroup>
    </div>
  )
}
