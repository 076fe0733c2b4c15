import { useEffect, useState } from 'react'
import { useTheme } from 'slipway'
import {
  getTheme,
  onThemeChange,
  onThemeSettingChange,
  setTheme,
  type ThemeContrast,
  type ThemeMode,
} from 'slipway/api/theme'

const modes: readonly [ThemeMode, string][] = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]
const contrasts: readonly [ThemeContrast, string][] = [
  ['specification', 'Specified colours'],
  ['aa', 'WCAG AA'],
]

export default function ThemeDemo() {
  const { mode, contrast } = useTheme()
  const [setting, setSetting] = useState('')
  useEffect(() => onThemeSettingChange(() => setSetting(`; setting: ${getTheme().mode}, ${getTheme().contrast}`)), [])
  const [change, setChange] = useState('No change yet')
  useEffect(() => onThemeChange(({ theme }) => setChange(`Changed to ${theme}`)), [])
  return (
    <>
      <fieldset className="demo-section">
        <legend className="demo-title">Light and dark</legend>
        <div className="demo-card">
          {modes.map(([value, text]) => (
            <label className="demo-row" key={value}>
              <input type="radio" name="mode" checked={mode === value} onChange={() => setTheme({ mode: value })} />{' '}
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="demo-section">
        <legend className="demo-title">Contrast</legend>
        <div className="demo-card">
          {contrasts.map(([value, text]) => (
            <label className="demo-row" key={value}>
              <input
                type="radio"
                name="contrast"
                checked={contrast === value}
                onChange={() => setTheme({ contrast: value })}
              />{' '}
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <section className="demo-section">
        <h2 className="demo-title">Visible theme</h2>
        <output className="demo-card">
          {change}
          {setting}
        </output>
      </section>
    </>
  )
}
