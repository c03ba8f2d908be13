// Numbers typed digit by digit: 1 waits for a moment where 12 could follow, 3 does not where there are 25.

const PATIENCE = 700;

export class TypedNumber {
  private digits = "";
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly settle: (number: number) => void,
    /** Told what stands there so far. */
    private readonly show: (digits: string) => void = () => {},
  ) {}

  /** Another digit of a number up to `most`; whether it can be one. */
  press(digit: string, most: number): boolean {
    const number = Number(this.digits + digit);
    if (!number || number > most) {
      this.forget();
      return false;
    }
    this.put(this.digits + digit);
    if (number * 10 > most) this.end();
    else this.waiting = setTimeout(() => this.end(), PATIENCE);
    return true;
  }

  /** Take the number as it stands; whether there is one. */
  end(): boolean {
    const number = Number(this.digits);
    this.forget();
    if (number) this.settle(number);
    return number > 0;
  }

  forget(): void {
    this.put("");
  }

  private put(digits: string): void {
    clearTimeout(this.waiting);
    this.digits = digits;
    this.show(digits);
  }
}
