"""Run the command with `python -m novastate.cli`."""

from novastate.cli.main import main

if __name__ == "__main__":
    main()
