import { Cell, CellGroup, Radio, RadioGroup, setLocale, useLocale, useNavigationBarTitle } from 'slipway'
import { languages, useWords } from '../words/words.ts'

export default function LanguagePage() {
  const words = useWords()
  useNavigationBarTitle(words.language)

  return (
    <div className="content">
      <RadioGroup
        aria-label={words.language}
        value={useLocale()}
        onChange={({ detail }) => void setLocale(detail.value)}
      >
        <CellGroup>
          {Object.entries(languages).map(([tag, name]) => (
            <Cell key={tag} title={name} lang={tag} control={<Radio value={tag} />} />
          ))}
        </CellGroup>
      </RadioGroup>
    </div>
  )
}
