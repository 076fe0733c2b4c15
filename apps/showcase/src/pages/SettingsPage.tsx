import { type ReactNode, version as reactVersion, useId } from 'react'
import { useTheme } from 'slipway'
import type { Locale } from 'slipway/api/locale'
import { setTheme } from 'slipway/api/theme'
import { CheckIcon } from 'slipway/components/icons'
import { version } from 'slipway/package.json'
import { Segmented } from '../parts/Segmented.tsx'
import { direction } from '../settings/direction.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import { languages, useWords } from '../words/words.ts'
import '../list/tab-page.css'
import '../parts/group.css'
import '../settings/settings.css'

/** Settings for appearance and language. Changes apply immediately and are stored. */
export default function SettingsPage(): ReactNode {
  const words = useWords()
  const { mode, contrast } = useTheme()
  const shownDirection = direction.use()
  return (
    <div className="tab-page">
      <div className="tab-page-head">
        <h1 className="large-title">{words.settings}</h1>
      </div>
      <Group title={words.appearance} note={words.contrastNote}>
        <Choice label={words.theme}>
          <Segmented label={words.theme} options={words.themes} value={mode} onChange={(mode) => setTheme({ mode })} />
        </Choice>
        <Choice label={words.contrast}>
          <Segmented
            label={words.contrast}
            options={words.contrasts}
            value={contrast}
            onChange={(contrast) => setTheme({ contrast })}
          />
        </Choice>
      </Group>
      <Group title={words.language}>
        <Languages />
        <Choice label={words.direction}>
          <Segmented
            label={words.direction}
            options={words.directions}
            value={shownDirection}
            onChange={direction.set}
          />
        </Choice>
      </Group>
      <Group title={words.about}>
        <dl className="settings-facts">
          <dt>{words.version}</dt>
          <dd>{version}</dd>
          <dt>React</dt>
          <dd>
            <Outside href="https://react.dev">{reactVersion}</Outside>
          </dd>
          <dt>{words.licence}</dt>
          <dd>
            <Outside href="https://opensource.org/license/mit">MIT</Outside>
          </dd>
        </dl>
      </Group>
    </div>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a className="settings-outside" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }): ReactNode {
  return (
    <section className="group">
      <h2 className="group-title">{title}</h2>
      <div className="group-list">{children}</div>
      {note && <p className="group-note">{note}</p>}
    </section>
  )
}

/** A visible label for a choice; the choice has its own name for screen readers. */
function Choice({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="settings-choice">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

function Languages(): ReactNode {
  const words = useWords()
  const [locale, choose] = useLanguage()
  const name = useId()
  return (
    <fieldset className="settings-languages">
      <legend className="hidden-text">{words.language}</legend>
      {Object.entries(languages).map(([tag, text]) => (
        <label key={tag} className="settings-language" lang={tag}>
          <input type="radio" name={name} checked={tag === locale} onChange={() => choose(tag as Locale)} />
          <span>{text}</span>
          <CheckIcon className="settings-check" />
        </label>
      ))}
    </fieldset>
  )
}
