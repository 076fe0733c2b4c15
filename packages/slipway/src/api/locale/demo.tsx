import { useEffect, useState } from 'react'
import { type BuiltInLocale, getLocale, onLocaleChange, setLocale } from 'slipway/api/locale'
import { Button } from 'slipway/components/button'
import { useLocale, useMessages } from 'slipway/hooks'

const names: Readonly<Record<BuiltInLocale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

const moment = Date.UTC(2026, 10, 21)

export default function LocaleDemo() {
  const locale = useLocale()
  const messages = useMessages()
  const [failure, setFailure] = useState('')
  const [status, setStatus] = useState(() => `Language: ${getLocale()}`)
  useEffect(() => onLocaleChange(({ locale: next }) => setStatus(`Changed to ${next}`)), [])
  const change = (tag: string) => {
    setFailure('')
    setLocale(tag).catch((error: Error) => setFailure(error.message))
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(moment)

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Language</h2>
        <div className="demo-row">
          {(Object.keys(names) as BuiltInLocale[]).map((tag) => (
            <Button
              key={tag}
              size="mini"
              type={tag === locale ? 'primary' : 'default'}
              lang={tag}
              aria-pressed={tag === locale}
              onClick={() => change(tag)}
            >
              {names[tag]}
            </Button>
          ))}
        </div>
        <Button size="mini" onClick={() => change('tlh')}>
          Unsupported language
        </Button>
        <output className="demo-note">{failure || 'No errors'}</output>
        <output className="demo-note">{status}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Translated texts</h2>
        <div className="demo-card" lang={locale}>
          <p className="demo-row">{date}</p>
          <p className="demo-row">{messages['app.cancel']}</p>
          <p className="demo-row">{messages['previewImage.save']}</p>
          <p className="demo-row">{messages['async.title']}</p>
        </div>
      </section>
    </>
  )
}
