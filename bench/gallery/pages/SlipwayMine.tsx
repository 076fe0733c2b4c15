import { Text } from 'slipway/components/text'

export default function SlipwayMine() {
  return (
    <div data-bench="mine">
      <Text>Nothing is kept yet</Text>
    </div>
  )
}
