/** Where every host has the list of what others have made of its scripts and fonts, with the licences. */
export const licensesPath = '/licenses.txt'
