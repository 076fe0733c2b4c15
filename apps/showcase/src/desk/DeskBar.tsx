import type { ReactNode } from 'react'
import { useTheme } from 'slipway'
import type { Locale } from 'slipway/api/locale'
import { setTheme } from 'slipway/api/theme'
import { GlobeIcon, MoonIcon, SunIcon } from 'slipway/components/icons'
import { SearchField } from '../list/SearchField.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { look } from '../phone/look.ts'
import { size, sizes } from '../phone/size.ts'
import { direction } from '../settings/direction.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import { languages, useWords } from '../words/words.ts'
import { PhoneIcon } from './PhoneIcon.tsx'

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
  const shownDirection = direction.use()
  const shownLook = look.use()
  const shownSize = size.use()
  return (
    <section className="desk-bar" aria-label="Slipway">
      <button type="button" className="desk-skip" onClick={onSkip}>
        {words.skip}
      </button>
      <h1 className="desk-name">
        <Mark /> Slipway
      </h1>
      <SearchField value={query} onChange={onQuery} found={found} />
      <div className="desk-settings">
        <label className="desk-select">
          <GlobeIcon />
          <select aria-label={words.language} value={locale} onChange={(event) => choose(event.target.value as Locale)}>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="desk-select">
          <PhoneIcon />
          <select
            dir="ltr"
            aria-label={words.phoneSize}
            value={shownSize}
            onChange={(event) => size.set(event.target.value as (typeof sizes)[number])}
          >
            {sizes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Segmented
          label={words.phoneLook}
          options={{ ios: 'iOS', android: 'Android' }}
          value={shownLook}
          onChange={look.set}
        />
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
          value={shownDirection}
          onChange={direction.set}
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
