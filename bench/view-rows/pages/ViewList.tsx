import { navigateTo } from 'slipway/api/navigation'
import { Text } from 'slipway/components/text'
import { View } from 'slipway/components/view'
import { items } from '../../gallery/items.ts'
import '../../gallery/gallery.css'

export default function ViewList() {
  return (
    <View data-bench="list">
      {items.map(({ id, title, text }) => (
        <View key={id} className="bench-row" data-row={id} onClick={() => navigateTo({ url: `/item/${id}` })}>
          <Text>{title}</Text>
          <Text className="bench-text">{text}</Text>
        </View>
      ))}
    </View>
  )
}
