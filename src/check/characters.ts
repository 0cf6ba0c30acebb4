/**
 * Characters without a look of their own: controls, joiners, marks of direction, fillers. Line ends, tabs,
 * hyphenation points, variants of emoji and the joiner between two emoji are fine.
 */
export const hiddenCharacter =
  /(?![\t\n\u00ad]|\ufe0e|\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?)\u200d)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** A text for a terminal: what would steer it or turn the line is shown as a sign of its own. */
export const visible = (text: string): string => text.replace(new RegExp(hiddenCharacter, 'gu'), '\ufffd')
