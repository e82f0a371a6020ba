import { type ParsedTokenInfo, TokenType } from '@streamparser/json';
import { excessOfSize } from '#shared/domain/captures/size.ts';

type Token = Pick<ParsedTokenInfo, 'token' | 'value' | 'offset'>;

const CLOSING = new Map([
  [TokenType.LEFT_BRACE, { token: TokenType.RIGHT_BRACE, value: '}' }],
  [TokenType.LEFT_BRACKET, { token: TokenType.RIGHT_BRACKET, value: ']' }],
]);

/**
 * Passes tokens on while the value that they build is not too large. The rest of a larger value is left out: the value
 * is closed, and its neighbours follow.
 * @param isList whether the items of a member of a package are separate values
 * @param pass receives tokens
 */
export function boundValues(isList: (name: string) => boolean, pass: (token: Token) => void) {
  /** Lists and objects that are open, the outermost first. */
  const open: TokenType[] = [];
  let name = '';
  let before = TokenType.COMMA;
  let listed = false;
  let start = 0;
  let values = 0;
  let deepest = 0;
  let leftOut = false;
  let excess: string | null = null;

  /** Place, among the open ones, of the value that is passed as one: an item of a list, or the whole. */
  const place = (): number => (open[0] === TokenType.LEFT_BRACKET ? 1 : listed && open.length > 1 ? 2 : 0);
  const cut = (offset: number): void => {
    leftOut = true;
    for (let at = open.length - 1; at >= place(); at -= 1)
      pass({ ...CLOSING.get(open[at]!)!, offset } as Token);
  };
  return {
    write: (token: Token): void => {
      const { token: type, offset } = token;
      const opens = CLOSING.has(type);
      const closes = type === TokenType.RIGHT_BRACE || type === TokenType.RIGHT_BRACKET;
      if (!leftOut && open.length === 1 && open[0] === TokenType.LEFT_BRACE) {
        if (type === TokenType.STRING) name = token.value as string;
        if (opens) listed = type === TokenType.LEFT_BRACKET && isList(name);
      }
      if (opens) open.push(type);
      if (closes) open.pop();
      if (!leftOut) pass(token);
      // A list or object may be closed after a value, but not after a member name, a colon or a comma.
      const isValue =
        type >= TokenType.TRUE && (open.at(-1) === TokenType.LEFT_BRACKET || before === TokenType.COLON);
      before = type;
      values += type === TokenType.COMMA || type === TokenType.COLON || opens ? 1 : 0;
      deepest = Math.max(deepest, open.length);
      if (!leftOut && (opens || closes || isValue) && open.length > place()) {
        excess = excessOfSize({ bytes: offset - start, depth: deepest, values });
        if (excess !== null) cut(offset);
      }
      if (open.length <= place()) {
        [leftOut, start, values, deepest] = [false, offset, 0, 0];
      }
    },
    /** @returns the limit that the current value exceeds; null if it exceeds none */
    excess: (): string | null => {
      const found = excess;
      excess = null;
      return found;
    },
  };
}
