import { Navigator } from 'slipway/components/navigator'
import { Text } from 'slipway/components/text'
import { View } from 'slipway/components/view'
import { items } from './items.ts'

/** Rows of a View with two Texts. */
export default function TextsPage() {
  return (
    <>
      <Navigator url="/item/1">Open</Navigator>
      {items.map(({ id, title, text }) => (
        <View key={id} className="row">
          <Text>{title}</Text>
          <Text>{text}</Text>
        </View>
      ))}
    </>
  )
}
