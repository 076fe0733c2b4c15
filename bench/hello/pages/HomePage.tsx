import type { ReactNode } from 'react'

export default function HomePage(): ReactNode {
  return <p data-bench="hello">Hello, world</p>
}
