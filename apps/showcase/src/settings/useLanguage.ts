import { startTransition, useOptimistic } from 'react'
import { type Locale, setLocale } from 'slipway/api/locale'
import { showToast } from 'slipway/api/toast'
import { useLocale } from 'slipway/hooks'
import { useWords } from '../words/words.ts'

/** The language and a function to set it. A choice is shown immediately, even while its texts are still loading. */
export function useLanguage(): readonly [Locale, (locale: Locale) => void] {
  const words = useWords()
  const [shown, show] = useOptimistic(useLocale())
  const choose = (locale: Locale) =>
    startTransition(async () => {
      show(locale)
      await setLocale(locale).catch(() => showToast({ title: words.loadFailed, icon: 'error' }))
    })
  return [shown, choose]
}
