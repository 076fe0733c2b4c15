import type { ReactNode } from 'react'
import { useTheme } from 'slipway'
import type { Locale } from 'slipway/api/locale'
import { setTheme } from 'slipway/api/theme'
import { GlobeIcon, MoonIcon, SunIcon } from 'slipway/components/icons'
import { SearchField } from '../list/SearchField.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { setDirection, useDirection } from '../settings/direction.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import { languages, useWords } from '../words/words.ts'

/** Props of `DeskBar`. */
interface DeskBarProps {
  query: string
  onQuery: (query: string) => void
  /** Number of demos that match the query. */
  found: number
  /** Called to move the focus past the list, into the app. */
  onSkip: () => void
}

/** Bar at the top of a wide window: name, search, and frequent settings. */
export function DeskBar({ query, onQuery, found, onSkip }: DeskBarProps): ReactNode {
  const words = useWords()
  const [locale, choose] = useLanguage()
  const { mode } = useTheme()
  const direction = useDirection()
  return (
    <section className="desk-bar" aria-label="Slipway">
      <button type="button" className="desk-skip" onClick={onSkip}>
        {words.skip}
      </button>
      <span className="desk-name">
        <Mark /> Slipway
      </span>
      <SearchField value={query} onChange={onQuery} found={found} />
      <div className="desk-settings">
        <label className="desk-language">
          <GlobeIcon />
          <select aria-label={words.language} value={locale} onChange={(event) => choose(event.target.value as Locale)}>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Segmented
          label={words.theme}
          options={{
            auto: words.themes.auto,
            light: <SunIcon aria-label={words.themes.light} />,
            dark: <MoonIcon aria-label={words.themes.dark} />,
          }}
          value={mode}
          onChange={(mode) => setTheme({ mode })}
        />
        <Segmented
          label={words.direction}
          options={{
            ltr: <Short text="LTR" meaning={words.directions.ltr} />,
            rtl: <Short text="RTL" meaning={words.directions.rtl} />,
          }}
          value={direction}
          onChange={setDirection}
        />
      </div>
    </section>
  )
}

function Short({ text, meaning }: { text: string; meaning: string }): ReactNode {
  return (
    <span className="desk-short" title={meaning}>
      <span aria-hidden="true">{text}</span>
      <span className="hidden-text">{meaning}</span>
    </span>
  )
}
