/**
 * Invisible characters: controls, joiners, marks of direction, fillers. Line ends, tabs, soft hyphens, variation
 * selectors of emoji and the joiner between two emoji are allowed.
 */
export const hiddenCharacter =
  /(?![\t\n\u00ad]|\ufe0e|\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** Prepares a text for a terminal: replaces characters that would control it or change the direction of a line. */
export const visible = (text: string): string => text.replace(new RegExp(hiddenCharacter, 'gu'), '\ufffd')
