import { type UIEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Picture } from './Picture.tsx'
import { shots } from './pictures.ts'

function PlainSwiper() {
  const [current, setCurrent] = useState(0)
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / clientWidth))
  return (
    <main>
      <div className="bench-frame bench-strip" data-bench="strip" onScroll={onScroll}>
        {shots.map((shot) => (
          <div key={shot.id}>
            <Picture {...shot} />
          </div>
        ))}
      </div>
      <output data-bench={`at ${current}`}>
        {current + 1} of {shots.length}
      </output>
    </main>
  )
}

createRoot(document.body).render(<PlainSwiper />)
