import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { PageContainer, type PageContainerProps } from 'slipway/components/page-container'

const containers: readonly (PageContainerProps & { readonly name: string })[] = [
  { name: 'From the bottom', title: 'Comments', round: true, closeOnSlideDown: true, closable: true },
  { name: 'From the top', title: 'News', position: 'top', round: true, closable: true },
  { name: 'From the right', title: 'Details', position: 'right', closable: true },
  { name: 'Centred', title: 'Welcome', position: 'center', round: true, closable: true },
  { name: 'Slow, without mask', title: 'Slow', duration: 1_000, overlay: false, closable: true },
]

export default function PageContainerDemo() {
  const [shown, setShown] = useState<string>()
  const [status, setStatus] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Positions</h2>
      {containers.map(({ name }) => (
        <Button key={name} onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {status}
      </p>
      {containers.map(({ name, ...container }) => (
        <PageContainer
          key={name}
          {...container}
          open={shown === name}
          onAfterEnter={() => setStatus(`${name}: opened`)}
          onBeforeLeave={() => setShown(undefined)}
          onAfterLeave={() => setStatus(`${name}: closed`)}
        >
          <div className="demo-section">
            {['Ada was here first.', 'The sea is calm today.', 'Who has the key?', 'Bread is on the table.'].map(
              (text) => (
                <p key={text}>{text}</p>
              ),
            )}
          </div>
        </PageContainer>
      ))}
    </section>
  )
}
