import { useSyncExternalStore } from 'react'
import { getTheme, onThemeSettingChange, setLocale, setTheme } from 'slipway'
import { CheckIcon } from '../icons'
import { useLocale, useWords } from '../words'

const modes = ['auto', 'light', 'dark'] as const
const languages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

export default function SettingsPage() {
  const words = useWords()
  const locale = useLocale()
  const theme = useSyncExternalStore(onThemeSettingChange, getTheme)

  return (
    <div className="content">
      <fieldset className="choice">
        <legend className="group-title">{words.appearance}</legend>
        <div className="segments">
          {modes.map((mode) => (
            <label key={mode} className="segment">
              <input type="radio" name="mode" checked={theme.mode === mode} onChange={() => setTheme({ mode })} />
              {words[mode]}
            </label>
          ))}
        </div>
      </fieldset>

      <fieldset className="choice">
        <legend className="group-title">{words.language}</legend>
        <div className="group">
          {Object.entries(languages).map(([tag, name]) => (
            <label key={tag} className="row" lang={tag}>
              <input type="radio" name="language" checked={tag === locale} onChange={() => setLocale(tag)} />
              <span className="row-body">
                <span className="row-text">{name}</span>
                {tag === locale && <CheckIcon className="row-check" />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
