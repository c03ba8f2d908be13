// The time now, once a second, while anybody looks at it.

import { createSubscriber } from "svelte/reactivity";

class Clock {
  private readonly subscribe = createSubscriber((update) => {
    const ticking = setInterval(update, 1000);
    return () => clearInterval(ticking);
  });

  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

export const clock = new Clock();
