import { Checkbox, Text, TextInput, View } from '@react-pdf/renderer';
import { LOOK } from './look';

/** What can be typed into a PDF where paper has room for a hand. Empty, it prints as nothing. @param name says what it is, once in a file */
export const Blank = ({ name }: { name: string }) => (
  <View style={LOOK.room}>
    {/* A field is typed in the font of the text before it; the guide’s own has only the letters it needs. */}
    <Text style={LOOK.typed}> </Text>
    <TextInput name={fieldName(name)} style={LOOK.room} multiline />
  </View>
);

/** A cross that can be set, in place of one by hand. */
export const Cross = ({ name }: { name: string }) => (
  <Checkbox name={fieldName(name)} style={LOOK.cross} xMark />
);

/** A period would make it a field within a field. */
const fieldName = (name: string) => name.replaceAll('.', '');
