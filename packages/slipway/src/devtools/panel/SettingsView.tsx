import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { setLocale } from '../../api/locale/index.ts'
import { getTheme, onThemeSettingChange, setTheme } from '../../api/theme/index.ts'
import { availableLocales } from '../../base/locale/normalizeLocale.ts'
import { useLocale } from '../../hooks/index.ts'
import { useStore } from '../../hooks/useStore.ts'
import { motionSpeed, motionSpeeds } from './motionSpeed.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { Problem } from './Problem.tsx'
import { useAttempt } from './useAttempt.ts'
import { useDirection } from './useDirection.ts'

/** Settings to try the app with: theme, contrast, language, direction, slow motion. */
export function SettingsView(): ReactNode {
  const { mode, contrast } = useSyncExternalStore(onThemeSettingChange, getTheme)
  const [direction, setDirection] = useDirection()
  const speed = useStore(motionSpeed)
  return (
    <section className="sw-devtools-group">
      <h2 className="sw-devtools-title">Settings of the app</h2>
      <div className="sw-devtools-settings">
        <OptionGroup
          label="Theme"
          options={['auto', 'light', 'dark']}
          value={mode}
          onChange={(next) => setTheme({ mode: next })}
        />
        <OptionGroup
          label="Contrast"
          options={['specification', 'aa']}
          value={contrast}
          onChange={(next) => setTheme({ contrast: next })}
        />
        <Language />
        <OptionGroup label="Direction" options={['ltr', 'rtl']} value={direction} onChange={setDirection} />
        <OptionGroup label="Motion" options={motionSpeeds} value={speed} onChange={motionSpeed.set} />
      </div>
      <p className="sw-devtools-note">
        Theme and language are stored as if the user had chosen them. Direction is reset by a reload, motion when this
        panel closes.
      </p>
    </section>
  )
}

function Language(): ReactNode {
  const locale = useLocale()
  const [problem, attempt] = useAttempt()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Language</label>
      <select
        id={id}
        className="sw-devtools-field"
        value={locale}
        onChange={(event) => attempt(() => setLocale(event.target.value))}
      >
        {availableLocales.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Problem text={problem} />
    </>
  )
}
