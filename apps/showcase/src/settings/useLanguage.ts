import { startTransition, useOptimistic } from 'react'
import { type Locale, setLocale } from 'slipway/api/locale'
import { showToast } from 'slipway/api/toast'
import { useLocale } from 'slipway/hooks'
import { useWords } from '../words/words.ts'

/** The language, and how to choose another one. A choice shows at once, also while its words are still on their way. */
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
